"""A greedy player of Sushi Go Party!: what cards are worth to a seat, and how it answers."""
