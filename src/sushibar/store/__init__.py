"""What outlives a server: the logs of live tables, the records of games, and ratings."""
