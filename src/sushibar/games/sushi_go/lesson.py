"""A table to learn Sushi Go! at."""

from typing import Final

from sushibar.games.parts import Lesson

LESSON: Final = Lesson("lesson 222", ("beginner", "beginner"))
