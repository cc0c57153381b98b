"""Python client of Capstan: one key, every capability."""

from capstan._client import Capstan

__all__ = ["Capstan"]
