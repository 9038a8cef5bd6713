"""Bots against bots on common deals: who is stronger, by how much, and how sure that is."""
