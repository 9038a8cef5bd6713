"""The friendly face of the rulebook: names, seats, views, records and errors."""
