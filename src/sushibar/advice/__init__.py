"""Advice: what the choices of a seat are expected to bring, and why, in words."""
