"""A table to learn Sushi Go Party! at."""

from typing import Final

from sushibar.games.parts import Lesson

LESSON: Final = Lesson("lesson 23", ("beginner", "beginner"))
