"""The parts of the OpenAPI document for the generator."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

Schema = dict[str, Any]

# The service validates values. A client that did too would reject what a newer service accepts.
CONSTRAINTS = frozenset(
    "format pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf"
    " minItems maxItems uniqueItems minProperties maxProperties default examples example"
    " contentEncoding contentMediaType".split()
)


@dataclass(frozen=True)
class Capability:
    """A capability with a route of its own."""

    name: str
    path: str
    summary: str
    description: str
    params: Schema
    params_name: str
    result: str


def capabilities_of(document: Schema) -> list[Capability]:
    """Operations named as the capabilities that `/v1/agent` routes to, in the document's order."""
    known = set(agent_params_of(document))
    found: list[Capability] = []
    for path, methods in document["paths"].items():
        operation = methods.get("post")
        if operation is None or snake_case(operation["operationId"]) not in known:
            continue
        body = operation["requestBody"]["content"]["application/json"]["schema"]
        envelope = operation["responses"]["200"]["content"]["application/json"]["schema"]
        params_name = name_of(body)
        found.append(
            Capability(
                name=snake_case(operation["operationId"]),
                path=path,
                summary=operation["summary"],
                description=operation.get("description", ""),
                params=document["components"]["schemas"][params_name],
                params_name=params_name,
                result=name_of(envelope["properties"]["data"]),
            )
        )
    return found


def agent_params_of(document: Schema) -> dict[str, str]:
    """Names of all capabilities, and of the schemas of their parameters."""
    body = document["paths"]["/v1/agent"]["post"]["requestBody"]["content"]["application/json"]
    return {
        choice["properties"]["capability"]["enum"][0]: name_of(choice["properties"]["params"])
        for choice in body["schema"]["oneOf"]
    }


def agent_types_of(document: Schema) -> dict[str, tuple[str, str]]:
    """
    Schemas of parameters and result by capability. Results are in the order of the capabilities, as far
    as the document lists one for each.
    """
    params = agent_params_of(document)
    answer = document["paths"]["/v1/agent"]["post"]["responses"]["200"]["content"][
        "application/json"
    ]
    data = answer["schema"]["properties"]["data"]
    results = [name_of(choice) for choice in data.get("anyOf", data.get("oneOf", []))]
    known = {each.name: each.result for each in capabilities_of(document)}
    listed = dict(zip(params, results)) if len(results) == len(params) else {}
    found = {**listed, **known}
    return {name: (params[name], found[name]) for name in params if name in found}


def param_schemas_of(document: Schema) -> dict[str, Schema]:
    """Schemas of requests, with all they refer to."""
    schemas = document["components"]["schemas"]
    names = sorted(reachable(document, request_roots(document)))
    return {name: bare(schemas[name], is_open=False) for name in names}


def result_schemas_of(document: Schema) -> dict[str, Schema]:
    """Schemas of responses, with all they refer to; envelopes and problems are parsed by handwritten code."""
    schemas = document["components"]["schemas"]
    names = sorted(reachable(document, response_roots(document)))
    return {name: bare(schemas[name], is_open=True) for name in names}


def request_roots(document: Schema) -> set[str]:
    roots: set[str] = set()
    for operation in operations_of(document):
        roots |= set(refs_in(operation.get("requestBody", {})))
    return roots


def response_roots(document: Schema) -> set[str]:
    """`data` of every success."""
    roots: set[str] = set()
    for operation in operations_of(document):
        for status, response in operation["responses"].items():
            if not status.startswith("2"):
                continue
            for media in response.get("content", {}).values():
                roots |= set(refs_in(media.get("schema", {}).get("properties", {}).get("data", {})))
    return roots


def operations_of(document: Schema) -> Iterator[Schema]:
    for methods in document["paths"].values():
        for operation in methods.values():
            if isinstance(operation, dict) and "responses" in operation:
                yield operation


def reachable(document: Schema, roots: set[str]) -> set[str]:
    found: set[str] = set()
    waiting = sorted(roots)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting.extend(refs_in(document["components"]["schemas"][name]))
    return found


def refs_in(node: object) -> Iterator[str]:
    """Names of component schemas mentioned anywhere inside."""
    if isinstance(node, list):
        for item in node:
            yield from refs_in(item)
    elif isinstance(node, dict):
        ref = node.get("$ref")
        if isinstance(ref, str) and ref.startswith("#/components/schemas/"):
            yield ref.rsplit("/", 1)[1]
        for value in node.values():
            yield from refs_in(value)


def bare(schema: Any, *, is_open: bool) -> Any:
    """
    The types only. With `is_open`, an enum accepts other values too: a newer service may
    have more of them.
    """
    if isinstance(schema, list):
        return [bare(item, is_open=is_open) for item in schema]
    if not isinstance(schema, dict):
        return schema
    kept: Schema = {}
    for key, value in schema.items():
        if key == "properties":
            kept[key] = {name: bare(child, is_open=is_open) for name, child in value.items()}
        elif key == "description":
            kept[key] = " ".join(str(value).split())
        elif key not in CONSTRAINTS:
            kept[key] = bare(value, is_open=is_open)
    if is_open:
        if kept.get("additionalProperties") is False:
            del kept["additionalProperties"]
        if "enum" in kept and kept.get("type") == "string":
            described = {"description": kept.pop("description")} if "description" in kept else {}
            return {"anyOf": [kept, {"type": "string"}], **described}
    return kept


def name_of(reference: Schema) -> str:
    return str(reference["$ref"]).rsplit("/", 1)[1]


def snake_case(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()
