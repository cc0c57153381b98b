"""A JSON value."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypeIs


def is_object(value: object) -> TypeIs[dict[str, Any]]:
    return isinstance(value, dict)


def is_array(value: object) -> TypeIs[list[Any]]:
    return isinstance(value, list)
