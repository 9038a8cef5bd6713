"""The web server: live tables over WebSocket, everything else over HTTP."""
