"""A cook that plays Wasabi!: it looks for the run that is nearest to one of its recipes."""
