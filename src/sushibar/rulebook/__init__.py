"""The rules: plain functions over small NumPy records, written once for three targets."""
