"""Reviews: a game gone through decision by decision, and where points and chances were lost."""
