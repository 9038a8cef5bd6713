"""Programs that measure; their figures are in docs/performance.md."""
