"""Sushi Go Party!, the large box, with both mini-expansions."""
