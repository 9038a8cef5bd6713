"""Players that are programs; they see only what their seat sees."""
