"""Paginated lists."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar, cast

from capstan._answer import Answer
from capstan._caller import AsyncCaller, Caller
from capstan._construct import construct
from capstan._http import HttpAnswer
from capstan._operation import Operation
from capstan._options import CallOptions
from capstan._parse import enveloped, unexpected
from capstan._wire import is_array, is_object

T = TypeVar("T")


@dataclass(frozen=True)
class ListRoute(Generic[T]):
    """A list of `item_type` in `field` of `data`."""

    path: str
    item_field: str
    item_type: type[T]
    query: dict[str, object]
    trail: tuple[str, ...] = ()
    """The cursors of the pages up to this one."""

    def starting(self, after: str, came_from: HttpAnswer) -> ListRoute[T]:
        """@raises UnexpectedResponseError: the next page is an earlier one, so the list would never end."""
        begun = self.query.get("after")
        trail = self.trail if begun is None else (*self.trail, str(begun))
        if after in trail:
            raise unexpected(
                came_from,
                f"The list has a cycle: after {after!r} comes a page that names it as the next "
                "one again. No further items are available",
            )
        return replace(self, query={**self.query, "after": after}, trail=trail)

    def read(self, answer: HttpAnswer) -> PageContent[T]:
        envelope = enveloped(cast("type[Any]", dict))(answer)
        data: dict[str, Any] = envelope.data if is_object(envelope.data) else {}
        items = data.get(self.item_field)
        if not is_array(items):
            raise unexpected(answer, "The response is not a list of the service")
        following = data.get("next_after")
        return PageContent(
            items=[construct(self.item_type, item) for item in items],
            next_after=None if following is None else str(following),
            answer=envelope,
        )


@dataclass(frozen=True)
class PageContent(Generic[T]):
    items: list[T]
    next_after: str | None
    answer: Answer[Any]


@dataclass(frozen=True)
class Page(Generic[T]):
    """One page of a list. Iterate over it for the items of this page and of all that follow."""

    items: list[T]
    next_after: str | None
    """Cursor of the next page; None at the end."""
    answer: Answer[Any] = field(repr=False)
    """The call that returned this page."""
    _fetch: Callable[[str], Page[T]] = field(repr=False, compare=False)

    def has_next_page(self) -> bool:
        return self.next_after is not None

    def get_next_page(self) -> Page[T] | None:
        """@returns None at the end. @raises UnexpectedResponseError: the next page is an earlier one."""
        return None if self.next_after is None else self._fetch(self.next_after)

    def __iter__(self) -> Iterator[T]:
        page: Page[T] | None = self
        while page is not None:
            yield from page.items
            page = page.get_next_page()


@dataclass(frozen=True)
class AsyncPage(Generic[T]):
    """One page of a list. Iterate over it for the items of this page and of all that follow."""

    items: list[T]
    next_after: str | None
    """Cursor of the next page; None at the end."""
    answer: Answer[Any] = field(repr=False)
    """The call that returned this page."""
    _fetch: Callable[[str], AsyncPages[T]] = field(repr=False, compare=False)

    def has_next_page(self) -> bool:
        return self.next_after is not None

    async def get_next_page(self) -> AsyncPage[T] | None:
        """@returns None at the end. @raises UnexpectedResponseError: the next page is an earlier one."""
        return None if self.next_after is None else await self._fetch(self.next_after)

    async def __aiter__(self) -> AsyncIterator[T]:
        page: AsyncPage[T] | None = self
        while page is not None:
            for item in page.items:
                yield item
            page = await page.get_next_page()


class AsyncPages(Awaitable[AsyncPage[T]]):
    """A list that is not requested yet: await it for its first page, or iterate over it for all items."""

    def __init__(self, fetch: Callable[[], Awaitable[AsyncPage[T]]]) -> None:
        self._fetch = fetch

    def __await__(self) -> Generator[Any, None, AsyncPage[T]]:
        return self._fetch().__await__()

    async def __aiter__(self) -> AsyncIterator[T]:
        async for item in await self:
            yield item


def list_pages(caller: Caller, route: ListRoute[T], options: CallOptions) -> Page[T]:
    def parse(answer: HttpAnswer) -> Page[T]:
        def fetch(after: str) -> Page[T]:
            return list_pages(caller, route.starting(after, answer), options)

        content = route.read(answer)
        return Page(content.items, content.next_after, content.answer, fetch)

    return caller.call_operation(Operation("GET", route.path, parse, query=route.query), options)


def list_async_pages(
    caller: AsyncCaller, route: ListRoute[T], options: CallOptions
) -> AsyncPages[T]:
    def parse(answer: HttpAnswer) -> AsyncPage[T]:
        def fetch(after: str) -> AsyncPages[T]:
            return list_async_pages(caller, route.starting(after, answer), options)

        content = route.read(answer)
        return AsyncPage(content.items, content.next_after, content.answer, fetch)

    operation = Operation("GET", route.path, parse, query=route.query)
    return AsyncPages(lambda: caller.call_operation(operation, options))
