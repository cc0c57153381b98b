"""The parser of Server-Sent Events: the same events for any chunks."""

from __future__ import annotations

from capstan._sse import ServerSentEvent, SseParser
from hypothesis import given
from hypothesis import strategies as st

LINE = st.text(
    alphabet=st.characters(exclude_characters="\r\n\0", exclude_categories=["Cs"]), max_size=20
)
EVENTS = st.lists(
    st.tuples(LINE.filter(bool), st.lists(LINE, min_size=1, max_size=3), st.integers(0, 10**9)),
    max_size=6,
)
NEWLINE = st.sampled_from(["\n", "\r\n", "\r"])


def text_of(events: list[tuple[str, list[str], int]], newline: str) -> str:
    lines: list[str] = []
    for name, data, number in events:
        lines += [
            f"event: {name}",
            *(f"data: {line}" for line in data),
            f"id: {number}",
            ": heartbeat",
            "",
        ]
    return newline.join([*lines, ""]) if lines else ""


@given(EVENTS, NEWLINE, st.lists(st.integers(1, 40), max_size=60), st.booleans())
def test_pieces_do_not_matter(
    events: list[tuple[str, list[str], int]], newline: str, sizes: list[int], has_bom: bool
) -> None:
    content = text_of(events, newline).encode("utf-8-sig" if has_bom else "utf-8")
    parser = SseParser()
    found: list[ServerSentEvent] = []
    for size in sizes:
        found += parser.push(content[:size])
        content = content[size:]
    found += parser.push(content)
    assert found == [
        ServerSentEvent(name, "\n".join(data), str(number)) for name, data, number in events
    ]


@given(st.binary(max_size=300))
def test_no_bytes_are_too_strange(content: bytes) -> None:
    whole, pieces = SseParser(), SseParser()
    together = whole.push(content)
    one_by_one = [event for byte in content for event in pieces.push(bytes([byte]))]
    assert together == one_by_one


def test_an_event_that_was_cut_is_none() -> None:
    assert SseParser().push(b"id: 1\ndata: half\n") == []


def test_the_wait_that_the_stream_asks_for() -> None:
    parser = SseParser()
    parser.push(b"retry: 2000\nretry: soon\n\n")
    assert parser.retry_seconds == 2.0


def test_other_line_separators_are_text() -> None:
    [event] = SseParser().push("data: a\u2028b\x0bc\n\n".encode())
    assert event.data == "a\u2028b\x0bc"
