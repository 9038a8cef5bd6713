"""How servers tell each other at once what has happened; whatever is lost is in the store."""
