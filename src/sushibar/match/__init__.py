"""The authority of a live game: who sits where, whose answer counts, what happens next; no I/O."""
