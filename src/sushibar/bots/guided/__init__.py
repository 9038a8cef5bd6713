"""A search guided by a network: its policy says what to try, its heads what that is worth."""
