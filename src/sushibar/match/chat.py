"""All that can be said at a table: nothing to moderate, and in every language."""

from typing import Final

PHRASES: Final = (
    "hello",
    "good-luck",
    "thinking",
    "hurry",
    "wow",
    "oops",
    "yum",
    "well-played",
    "thanks",
    "again",
    "bye",
)
EMOTES: Final = ("smile", "laugh", "cry", "cool", "heart", "fire", "clap", "wave")
"""Faces and gestures, shown as pictures; their texts are for those who cannot see them."""
