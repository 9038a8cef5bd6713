"""A table to learn Wasabi! at."""

from typing import Final

from sushibar.games.parts import Lesson

LESSON: Final = Lesson("lesson 1194", ("beginner",))
