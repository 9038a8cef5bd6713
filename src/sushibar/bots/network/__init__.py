"""Networks that have learned to play: read from files, and asked without torch."""
