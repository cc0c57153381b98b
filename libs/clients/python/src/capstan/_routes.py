"""The routes of the service as operations, for both clients."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeVar

from capstan._answer import Answer
from capstan._generated import models
from capstan._not_given import NOT_GIVEN
from capstan._operation import Operation, given, path_of
from capstan._pages import ListRoute
from capstan._parse import anything, bare_json, bytes_of, enveloped, text_of
from capstan._upload_form import UploadForm

D = TypeVar("D")
T = TypeVar("T")

ReportFormat = Literal["markdown", "html", "pdf"]
ToolFormat = Literal["openai", "claude", "mcp", "raw"]

REPORT_TYPES: Mapping[str, str] = {
    "markdown": "text/markdown",
    "html": "text/html",
    "pdf": "application/pdf",
}


def capability_call(
    path: str, fields: Mapping[str, object], result: type[D]
) -> Operation[Answer[D]]:
    """A capability by its own route."""
    return post(path, result, fields)


def agent_call(
    name: str, params: Mapping[str, object], results: Mapping[str, type[Any]]
) -> Operation[Answer[Any]]:
    """A capability by its name."""
    return post("/v1/agent", results.get(name, dict), {"capability": name, "params": given(params)})


def get(
    path: str, result: type[D], query: Mapping[str, object] | None = None
) -> Operation[Answer[D]]:
    return Operation("GET", path, enveloped(result), query=given(query or {}))


def post(
    path: str, result: type[D], fields: Mapping[str, object] | None = None
) -> Operation[Answer[D]]:
    """@param fields: the body; None sends none."""
    body = NOT_GIVEN if fields is None else given(fields)
    return Operation("POST", path, enveloped(result), body=body)


def patch(path: str, result: type[D], fields: Mapping[str, object]) -> Operation[Answer[D]]:
    return Operation("PATCH", path, enveloped(result), body=given(fields))


def edit_document(
    path: str, operations: Sequence[Mapping[str, object]], base_commit: str | None
) -> Operation[Answer[models.DocumentEditResult]]:
    """A JSON Patch (RFC 6902) of the document of a site."""
    return Operation(
        "PATCH",
        path,
        enveloped(models.DocumentEditResult),
        query=given({"base_commit": base_commit}),
        body=[dict(operation) for operation in operations],
    )


def delete(
    path: str, result: type[D], query: Mapping[str, object] | None = None
) -> Operation[Answer[D]]:
    return Operation("DELETE", path, enveloped(result), query=given(query or {}))


def download(path: str) -> Operation[Answer[bytes]]:
    # A failure is JSON.
    return Operation("GET", path, bytes_of, headers={"Accept": "*/*"})


def text(path: str, media_type: str) -> Operation[Answer[str]]:
    # A failure is JSON.
    accept = f"{media_type}, application/json;q=0.5"
    return Operation("GET", path, text_of(media_type), headers={"Accept": accept})


def list_route(
    path: str,
    item_field: str,
    item_type: type[T],
    **query: object,
) -> ListRoute[T]:
    return ListRoute(path, item_field, item_type, given(query))


def start_research(fields: Mapping[str, object]) -> Operation[Answer[models.ResearchRunResult]]:
    """Asynchronous research."""
    return Operation(
        "POST",
        "/v1/research",
        enveloped(models.ResearchRunResult),
        body=given(fields),
        headers={"Prefer": "respond-async"},
    )


def start_job(name: str, params: Mapping[str, object]) -> Operation[Answer[models.JobResult]]:
    """A job of a capability."""
    return Operation(
        "POST",
        "/v1/agent",
        enveloped(models.JobResult),
        body={"capability": name, "params": given(params)},
        headers={"Prefer": "respond-async"},
    )


def transcription(
    file: bytes, fields: Mapping[str, object]
) -> Operation[Answer[models.TranscribeResult]]:
    """A transcription of an uploaded file."""
    body = UploadForm(file, given(fields))
    return Operation("POST", "/v1/transcribe", enveloped(models.TranscribeResult), body=body)


def site_image(
    path: str, file: bytes, fields: Mapping[str, object]
) -> Operation[Answer[models.NewSiteImageResult]]:
    """A picture of a site that is uploaded."""
    body = UploadForm(file, given(fields))
    return Operation("POST", path, enveloped(models.NewSiteImageResult), body=body)


def research_report(id: str, report_format: ReportFormat) -> Operation[Answer[Any]]:
    media_type = REPORT_TYPES[report_format]
    return Operation(
        "GET",
        path_of("/v1/research/{id}/report", id=id),
        bytes_of if report_format == "pdf" else text_of(media_type),
        headers={"Accept": f"{media_type}, application/json;q=0.5"},
    )


def tools(tool_format: str, api: str | None, strict: bool) -> Operation[Answer[Any]]:
    """Tool definitions; omitted parameters are left to the service."""
    query: dict[str, object] = {"format": tool_format, "api": api, "strict": strict or None}
    return Operation("GET", "/v1/tools", bare_json, query=query)


def any_route(
    method: str, path: str, query: Mapping[str, object] | None, body: object
) -> Operation[Answer[Any]]:
    headers = {"Accept": "application/json, */*;q=0.5"}
    return Operation(
        method.upper(), path, anything, query=given(query or {}), body=body, headers=headers
    )
