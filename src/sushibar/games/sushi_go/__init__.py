"""Sushi Go!, the small box."""
