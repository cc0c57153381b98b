"""An omitted parameter, as opposed to null."""

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
"""Omits a parameter; `None` sends null."""
