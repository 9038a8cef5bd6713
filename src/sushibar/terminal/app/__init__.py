"""The full-screen game in the terminal: a client like the browser, of a game here or elsewhere."""
