"""Search: playouts from tables that agree with what a seat knows, the better choices more often."""
