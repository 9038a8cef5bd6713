"""What a greedy player of Sushi Go Party! hopes for."""
