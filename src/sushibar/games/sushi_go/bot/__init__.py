"""A greedy player of Sushi Go!."""
