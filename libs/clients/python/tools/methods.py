"""Generates the module of capability methods: a class per kind of client, and types of their names."""

from __future__ import annotations

import keyword
import textwrap
from dataclasses import dataclass
from typing import Any

from document import Capability, Schema

HEAD = '''# Generated from docs/openapi.json by `npm run clients:generate`. Do not edit.
"""One method for each capability of the service."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, overload

from typing_extensions import Unpack

from capstan._answer import Answer
from capstan._caller import AsyncCaller, Caller
from capstan._generated import models, params as parameters
from capstan._not_given import NOT_GIVEN, NotGiven
from capstan._routes import agent_call, capability_call
from capstan._options import CallOptions
from capstan._raw_answer import as_async_raw, as_raw
'''

# Reserved names of methods; a parameter of such a name gets an underscore.
TAKEN = frozenset("self timeout max_retries idempotency_key max_credits extra_headers".split())


@dataclass(frozen=True)
class Parameter:
    """`name` in Python, `wire_name` in JSON."""

    name: str
    wire_name: str
    annotation: str
    is_required: bool
    description: str


def methods_module(capabilities: list[Capability], agent: dict[str, tuple[str, str]]) -> str:
    """@param agent: names of the schemas of parameters and result, by capability."""
    parts = [HEAD, results_table(agent)]
    parts += [class_of(capabilities, agent, is_async=is_async) for is_async in (False, True)]
    parts += [raw_class_of(capabilities, is_async=is_async) for is_async in (False, True)]
    return "\n\n".join(parts)


def results_table(agent: dict[str, tuple[str, str]]) -> str:
    rows = "\n".join(f'"{name}": models.{result},' for name, (_, result) in agent.items())
    return f"RESULTS: Mapping[str, type[Any]] = {{\n{rows}\n}}"


def class_of(
    capabilities: list[Capability], agent: dict[str, tuple[str, str]], *, is_async: bool
) -> str:
    name, base = ("AsyncCapabilities", "AsyncCaller") if is_async else ("Capabilities", "Caller")
    about = "Capabilities, awaited." if is_async else "Capabilities, called one at a time."
    methods = [method_of(capability, is_async=is_async) for capability in capabilities]
    methods += [*(overload_of(*entry, is_async=is_async) for entry in agent.items())]
    methods.append(agent_method(is_async=is_async))
    body = textwrap.indent("\n\n".join(methods), "    ")
    return f'class {name}({base}):\n    """{about}"""\n\n{body}\n'


def raw_class_of(capabilities: list[Capability], *, is_async: bool) -> str:
    prefix, wrap = ("Async", "as_async_raw") if is_async else ("", "as_raw")
    lines = [f"self.{each.name} = {wrap}(client.{each.name})" for each in capabilities]
    assignments = textwrap.indent("\n".join(lines), "        ")
    return f'''class {prefix}RawCapabilities:
    """The same, with raw responses."""

    def __init__(self, client: {prefix}Capabilities) -> None:

{assignments}
'''


def method_of(capability: Capability, *, is_async: bool) -> str:
    parameters = parameters_of(capability.params)
    signature = "\n".join(
        (
            f"{each.name}: {each.annotation},"
            if each.is_required
            else f"{each.name}: {each.annotation} | NotGiven = NOT_GIVEN,"
        )
        for each in parameters
    )
    fields = "\n".join(f'"{each.wire_name}": {each.name},' for each in parameters)
    result = f"models.{capability.result}"
    define, call = (
        ("async def", "await self.call_operation") if is_async else ("def", "self.call_operation")
    )
    return f"""{define} {capability.name}(
    self,
    *,
{textwrap.indent(signature, "    ")}
    **options: Unpack[CallOptions],
) -> Answer[{result}]:
{textwrap.indent(docstring_of(capability, parameters), "    ")}
    fields: dict[str, object] = {{
{textwrap.indent(fields, "        ")}
    }}
    return {call}(capability_call("{capability.path}", fields, {result}), options)
"""


def overload_of(name: str, types: tuple[str, str], *, is_async: bool) -> str:
    define = "async def" if is_async else "def"
    params, result = types
    return f"""@overload
{define} agent(
    self, capability: Literal["{name}"], params: parameters.{params}, **options: Unpack[CallOptions]
) -> Answer[models.{result}]: ...
"""


def agent_method(*, is_async: bool) -> str:
    define, call = (
        ("async def", "await self.call_operation") if is_async else ("def", "self.call_operation")
    )
    return f'''@overload
{define} agent(
    self, capability: str, params: Mapping[str, object], **options: Unpack[CallOptions]
) -> Answer[Any]: ...


{define} agent(
    self, capability: str, params: Mapping[str, object], **options: Unpack[CallOptions]
) -> Answer[Any]:
    """
    Calls any capability by its name; costs what that capability costs.

    The result of a capability unknown to this version is a plain `dict`.
    """
    return {call}(agent_call(capability, params, RESULTS), options)
'''


def docstring_of(capability: Capability, parameters: list[Parameter]) -> str:
    paragraphs = [capability.summary, *capability.description.split("\n\n")]
    wrapped = "\n\n".join(textwrap.fill(text, 88) for text in paragraphs if text.strip())
    lines = [
        textwrap.fill(f"{each.name}: {each.description}", 88, subsequent_indent="    ")
        for each in parameters
    ]
    arguments = textwrap.indent("\n".join(lines), "    ")
    text = f"{wrapped}\n\nArgs:\n{arguments}".replace("\\", "\\\\").replace('"""', "'''")
    return f'"""\n{text}\n"""'


def parameters_of(schema: Schema) -> list[Parameter]:
    """Required ones first, each group in the document's order."""
    required = schema.get("required", [])
    found = [
        Parameter(
            name=f"{name}_" if name in TAKEN or keyword.iskeyword(name) else name,
            wire_name=name,
            annotation=annotation_of(child),
            is_required=name in required,
            description=" ".join(child.get("description", "").split()),
        )
        for name, child in schema.get("properties", {}).items()
    ]
    return sorted(found, key=lambda parameter: not parameter.is_required)


SIMPLE = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}


def annotation_of(schema: Schema) -> str:
    """The Python type of a parameter."""
    if "$ref" in schema:
        return f"parameters.{schema['$ref'].rsplit('/', 1)[1]}"
    choices = schema.get("anyOf") or schema.get("oneOf")
    if choices:
        return " | ".join(dict.fromkeys(annotation_of(choice) for choice in choices))
    if "enum" in schema:
        return f"Literal[{', '.join(literal(value) for value in schema['enum'])}]"
    kinds = schema.get("type", [])
    names = [kinds] if isinstance(kinds, str) else kinds
    return " | ".join(of_kind(name, schema) for name in names) or "object"


def of_kind(kind: str, schema: Schema) -> str:
    if kind == "array":
        return f"list[{annotation_of(schema.get('items', {}))}]"
    return "Mapping[str, object]" if kind == "object" else SIMPLE[kind]


def literal(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else repr(value)
