"""Python modules from JSON schemas, by datamodel-code-generator."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import black
from black.mode import TargetVersion
from document import Schema

HEADER = "# Generated from docs/openapi.json by `npm run clients:generate`. Do not edit."

OPTIONS = [
    "--input-file-type=openapi",
    "--target-python-version=3.10",
    "--target-pydantic-version=2.11",
    "--no-use-closed-typed-dict",
    "--use-standard-collections",
    "--use-union-operator",
    "--use-schema-description",
    "--use-field-description",
    "--use-attribute-docstrings",
    "--enum-field-as-literal=all",
    "--collapse-root-models",
    "--disable-timestamp",
    "--use-double-quotes",
    "--formatters=black",
    "--formatters=isort",
    "--keep-model-order",
]


def generated_module(schemas: dict[str, Schema], kind: str, folder: Path) -> str:
    """The schemas as one module of pydantic models or of TypedDicts, formatted."""
    source = folder / "schemas.json"
    target = folder / "module.py"
    document = {
        "openapi": "3.1.0",
        "info": {"title": "schemas", "version": "1"},
        "paths": {},
        "components": {"schemas": schemas},
    }
    source.write_text(json.dumps(document), encoding="utf-8")
    command = [sys.executable, "-W", "ignore", "-m", "datamodel_code_generator", *OPTIONS]
    command += [f"--input={source}", f"--output={target}", f"--output-model-type={kind}"]
    command += [f"--custom-file-header={HEADER}"]
    if kind.startswith("pydantic"):
        command += ["--base-class=capstan._model.Model"]
    subprocess.run(command, check=True)
    return formatted(without_own_configuration(target.read_text(encoding="utf-8")))


def without_own_configuration(source: str) -> str:
    """The base class defines how docstrings are used, once for all."""
    source = re.sub(
        r"    model_config = ConfigDict\(\s*use_attribute_docstrings=True,?\s*\)\n", "", source
    )
    return re.sub(
        r"^from pydantic import ConfigDict(, )?(.*)\n", keep_other_imports, source, flags=re.M
    )


def keep_other_imports(line: re.Match[str]) -> str:
    return f"from pydantic import {line[2]}\n" if line[2] else ""


def formatted(source: str) -> str:
    """Formats the code like the package."""
    mode = black.Mode(line_length=100, target_versions={TargetVersion.PY310})
    return black.format_str(source, mode=mode)
