"""Parses Server-Sent Events from bytes in chunks (WHATWG HTML, 9.2.6)."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass

LINE_END = re.compile(r"\r\n|\r|\n")


@dataclass(frozen=True)
class ServerSentEvent:
    """`event` is `message` if the stream names none; `id` is the last one in the stream."""

    event: str
    data: str
    id: str


class SseParser:
    """Parses the bytes of one connection; an incomplete event at its end is dropped."""

    def __init__(self) -> None:
        self.retry_seconds: float | None = None
        """The reconnection delay from the stream."""
        self._decoder = codecs.getincrementaldecoder("utf-8-sig")("replace")
        self._rest = ""
        self._ended_with_cr = False
        self._event = ""
        self._data: list[str] = []
        self._data_length = 0
        self._id = ""

    @property
    def pending_length(self) -> int:
        """Buffered characters of an incomplete event."""
        return len(self._rest) + self._data_length

    def push(self, chunk: bytes) -> list[ServerSentEvent]:
        """@returns the events that these bytes complete."""
        text = self._decoder.decode(chunk)
        if not text:
            return []
        # A line may end with CR, LF or both; the LF may arrive in a later chunk than the CR.
        if self._ended_with_cr and text.startswith("\n"):
            text = text[1:]
            self._ended_with_cr = False
            if not text:
                return []
        self._ended_with_cr = text.endswith("\r")
        *lines, self._rest = self._lines(text)
        found = (self._line(line) for line in lines)
        return [event for event in found if event is not None]

    def _lines(self, text: str) -> list[str]:
        first, *others = LINE_END.split(text)
        return [self._rest + first, *others]

    def _line(self, line: str) -> ServerSentEvent | None:
        if not line:
            return self._dispatch()
        name, _, value = line.partition(":")
        self._field(name, value.removeprefix(" "))
        return None

    def _field(self, name: str, value: str) -> None:
        if name == "event":
            self._event = value
        elif name == "data":
            self._data.append(value)
            self._data_length += len(value) + 1
        elif name == "id" and "\0" not in value:
            self._id = value
        elif name == "retry" and value.isascii() and value.isdigit():
            self.retry_seconds = int(value[:9]) / 1000

    def _dispatch(self) -> ServerSentEvent | None:
        event, data = self._event or "message", self._data
        self._event, self._data, self._data_length = "", [], 0
        return ServerSentEvent(event, "\n".join(data), self._id) if data else None
