"""Uploads and jobs of capabilities."""

from __future__ import annotations

import io
from email.message import Message
from email.parser import BytesParser
from pathlib import Path

import pytest
from capstan._upload_form import FileContent, UploadForm, bytes_of_file


def parts_of(form: UploadForm) -> list[tuple[str, bytes]]:
    head = f"Content-Type: {form.content_type}\r\n\r\n".encode()
    _, *parts = BytesParser().parsebytes(head + form.encoded()).walk()
    return [(name_of(part), bytes(part.get_payload(decode=True))) for part in parts]


def name_of(part: Message) -> str:
    return str(part.get_param("name", header="content-disposition"))


def test_form_has_the_fields_and_the_file() -> None:
    form = UploadForm(b"RIFF\r\n", {"format": "srt", "diarize": False, "vocabulary": ["a", "b"]})
    assert parts_of(form) == [
        ("format", b"srt"),
        ("diarize", b"false"),
        ("vocabulary", b"a"),
        ("vocabulary", b"b"),
        ("file", b"RIFF\r\n"),
    ]


@pytest.mark.parametrize("kind", ["bytes", "path", "file"])
def test_file_may_be_bytes_a_path_or_open(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "a.wav"
    path.write_bytes(b"RIFF")
    files: dict[str, FileContent] = {"bytes": b"RIFF", "path": path, "file": io.BytesIO(b"RIFF")}
    assert bytes_of_file(files[kind]) == b"RIFF"
