"""Routes about the account and the service itself."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, Literal

from capstan import _routes as routes
from capstan._answer import Answer
from capstan._caller import AsyncCaller
from capstan._generated import models
from capstan._not_given import NOT_GIVEN
from capstan._operation import path_of
from capstan._options import CallOptions
from capstan._pages import AsyncPages, list_async_pages
from capstan._routes import ToolFormat
from capstan._tool_calls import run_tool_call
from typing_extensions import Unpack


class AsyncAccountMethods(AsyncCaller):
    """All of them are free and awaitable."""

    async def credits(
        self,
        *,
        limit: int | None = None,
        after: int | str | None = None,
        kind: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Answer[models.CreditsResult]:
        """The balance, and the latest ledger entries, `limit` per page."""
        query = {"limit": limit, "after": after, "kind": kind}
        operation = routes.get("/v1/credits", models.CreditsResult, query)
        return await self.call_operation(operation, options)

    async def usage(
        self,
        *,
        from_: date | str | None = None,
        to: date | str | None = None,
        key_id: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Answer[models.UsageResult]:
        """Calls and credits by UTC day and capability, and by key; by default of 30 days."""
        query = {"from": from_, "to": to, "key_id": key_id}
        return await self.call_operation(
            routes.get("/v1/usage", models.UsageResult, query), options
        )

    async def capabilities(
        self, **options: Unpack[CallOptions]
    ) -> Answer[models.CapabilityListResult]:
        """The capabilities of the service with their prices."""
        operation = routes.get("/v1/capabilities", models.CapabilityListResult)
        return await self.call_operation(operation, options)

    def requests(
        self,
        *,
        limit: int | None = None,
        after: str | None = None,
        capability: str | None = None,
        status: int | str | None = None,
        key_id: str | None = None,
        request_id: str | None = None,
        error: str | None = None,
        from_: date | str | None = None,
        to: date | str | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncPages[models.RequestResult]:
        """Calls of the account, newest first, `limit` per page."""
        route = routes.list_route(
            "/v1/requests",
            "requests",
            models.RequestResult,
            limit=limit,
            after=after,
            capability=capability,
            status=status,
            key_id=key_id,
            request_id=request_id,
            error=error,
            **{"from": from_, "to": to},
        )
        return list_async_pages(self, route, options)

    async def receipt(
        self, request_id: str, **options: Unpack[CallOptions]
    ) -> Answer[models.ReceiptResult]:
        """The attempts and cost of a call, and its ledger entry."""
        path = path_of("/v1/requests/{request_id}", request_id=request_id)
        return await self.call_operation(routes.get(path, models.ReceiptResult), options)

    async def tools(
        self,
        format: ToolFormat = "raw",
        *,
        api: Literal["chat", "responses"] | None = None,
        strict: bool = False,
        **options: Unpack[CallOptions],
    ) -> Answer[Any]:
        """
        The capabilities as tools of a language model. Pass its calls to `run_tool`.

        Args:
            format: `data` is a list for `openai` and `claude`, an object with `tools` for the others.
            api: With `openai`: `chat` for Chat Completions, `responses` for the Responses API.
            strict: Schemas in the subset that strict mode accepts.
        """
        return await self.call_operation(routes.tools(format, api, strict), options)

    async def run_tool(
        self, call: object, *, conversation_id: str | None = None, **options: Unpack[CallOptions]
    ) -> dict[str, Any]:
        """
        Forwards the tool call of a model, and returns the message with its result.

        Accepts calls of OpenAI (Chat Completions, Responses) and of Anthropic, as dicts or as objects of
        their packages. If the call fails, the message says so: the model reads the error, the retry time
        and the alternative. A call that is repeated with the same id and arguments is not
        charged again: within this client, or within `conversation_id`.

        Args:
            conversation_id: Identifies the conversation of the call, also after a restart of your
                program.

        @raises CapstanError: it is not a tool call.
        """
        return await self.run_flow(run_tool_call(self.config, call, conversation_id, options))

    async def request(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, object] | None = None,
        body: object = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[Any]:
        """Calls any route of the service, with the key, retries and errors of all calls."""
        return await self.call_operation(routes.any_route(method, path, query, body), options)
