"""What games share in which hands are passed on."""
