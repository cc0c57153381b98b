"""A parameter that is left out, which is not the same as one that is null."""

from enum import Enum
from typing import Final, Literal


class _Marker(Enum):
    NOT_GIVEN = "NOT_GIVEN"

    def __bool__(self) -> Literal[False]:
        return False

    def __repr__(self) -> str:
        return "NOT_GIVEN"


NotGiven = Literal[_Marker.NOT_GIVEN]
"""Type of `NOT_GIVEN`."""

NOT_GIVEN: Final = _Marker.NOT_GIVEN
"""Leaves a parameter out; `None` sends null."""
