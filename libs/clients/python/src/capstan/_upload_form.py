"""Multipart forms (RFC 7578) of a file and the parameters of a call."""

from __future__ import annotations

import os
import uuid
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, cast

FileContent = bytes | os.PathLike[str] | IO[bytes]
"""Bytes, a path, or an open binary file."""


def bytes_of_file(file: FileContent) -> bytes:
    if isinstance(file, bytes):
        return file
    return Path(file).read_bytes() if isinstance(file, os.PathLike) else file.read()


@dataclass(frozen=True)
class UploadForm:
    """`fields` with a list are repeated; None is omitted."""

    file: bytes = field(repr=False)
    fields: Mapping[str, object]
    # A random boundary cannot occur in a value that was written before it.
    boundary: str = field(default_factory=lambda: uuid.uuid4().hex)

    @property
    def content_type(self) -> str:
        return f"multipart/form-data; boundary={self.boundary}"

    def encoded(self) -> bytes:
        head = f"--{self.boundary}\r\nContent-Disposition: form-data; name="
        parts = [
            f'{head}"{name}"\r\n\r\n{text}\r\n'.encode()
            for name, value in self.fields.items()
            for text in texts_of(value)
        ]
        file_head = f'{head}"file"; filename="file"\r\nContent-Type: application/octet-stream'
        parts.append(f"{file_head}\r\n\r\n".encode() + self.file)
        return b"".join(parts) + f"\r\n--{self.boundary}--\r\n".encode()


def texts_of(value: object) -> list[str]:
    if value is None:
        return []
    if isinstance(value, bool):
        return ["true" if value else "false"]
    if isinstance(value, list | tuple):
        return [str(one) for one in cast("list[object]", value)]
    return [str(value)]
