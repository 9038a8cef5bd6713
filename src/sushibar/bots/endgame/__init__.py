"""Endgames of two players: the last turns of a round, solved exactly."""
