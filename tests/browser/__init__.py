"""Tests in a real Chromium; a package, so that a browser is closed when its tests are through."""
