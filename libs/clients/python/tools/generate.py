"""Writes `src/capstan/_generated` from the OpenAPI document; with `--check`, lists outdated files.

python tools/generate.py [--check] <openapi.json>
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from document import agent_types_of, capabilities_of, param_schemas_of, result_schemas_of
from methods import methods_module
from modules import formatted, generated_module

TARGET = Path(__file__).parent.parent / "src" / "capstan" / "_generated"


def main(arguments: list[str]) -> int:
    """@returns the exit code: 1 if `--check` finds an outdated file."""
    is_check = "--check" in arguments
    [source] = [argument for argument in arguments if argument != "--check"]
    document = json.loads(Path(source).read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        files = {
            "__init__.py": '"""Generated from the OpenAPI document: `npm run clients:generate`."""\n',
            "models.py": generated_module(
                result_schemas_of(document), "pydantic_v2.BaseModel", Path(folder)
            ),
            "params.py": generated_module(
                param_schemas_of(document), "typing.TypedDict", Path(folder)
            ),
            "capabilities.py": formatted(
                methods_module(capabilities_of(document), agent_types_of(document))
            ),
        }
    if is_check:
        return report_drift(files)
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (TARGET / name).write_text(text, encoding="utf-8")
    return 0


def report_drift(files: dict[str, str]) -> int:
    """Lists outdated files, and those that should not exist."""
    there = {path.name: path.read_text(encoding="utf-8") for path in TARGET.glob("*.py")}
    drifted = sorted(
        name for name in files.keys() | there.keys() if files.get(name) != there.get(name)
    )
    for name in drifted:
        print(f"libs/clients/python/src/capstan/_generated/{name} is outdated.")
    if drifted:
        print("Run: npm run clients:generate")
    return 1 if drifted else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
