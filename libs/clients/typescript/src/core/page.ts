import { UnexpectedResponseError } from '../errors/unexpected-response-error.js';
import { type Answer, answerOf } from './answer.js';
import { CapstanPromise } from './capstan-promise.js';
import { type Exchange, textOf } from './exchange.js';
import { unexpectedAnswer } from './failed-answer.js';
import { isRecord } from './is-record.js';

/** Requests the page after an item. */
export type PageFetcher = (after: string | undefined) => Promise<Exchange>;

/** One page of a list. Iterate over it for the items of this page and all that follow. */
export class Page<Item> implements AsyncIterable<Item> {
  constructor(
    readonly items: readonly Item[],
    /** Cursor of the next page; null at the end. */
    readonly nextAfter: string | null,
    /** Response of the call that returned this page. */
    readonly answer: Answer<unknown>,
    private readonly following: (after: string) => Promise<Page<Item>>,
  ) {}

  hasNextPage(): boolean {
    return this.nextAfter !== null;
  }

  /**
   * @returns null at the end.
   * @throws UnexpectedResponseError if the next page is an earlier one.
   */
  async getNextPage(): Promise<Page<Item> | null> {
    return this.nextAfter === null ? null : this.following(this.nextAfter);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    yield* this.items;
    for (let page = await this.getNextPage(); page !== null; page = await page.getNextPage()) {
      yield* page.items;
    }
  }
}

/** A running list call: await it for the first page, or iterate over it for all items of all pages. */
export class PagePromise<Item> extends CapstanPromise<Page<Item>> implements AsyncIterable<Item> {
  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    yield* await this;
  }
}

/**
 * @param field the array in `data` that has the items.
 * @param trail cursors of the pages up to this one; empty for a first page.
 */
export function pageOf<Item>(
  fetchPage: PageFetcher,
  field: string,
  trail: readonly string[] = [],
): PagePromise<Item> {
  return new PagePromise(fetchPage(trail.at(-1)), (exchange) => {
    const answer = answerOf(exchange, 'envelope');
    const data = isRecord(answer.data) ? answer.data : {};
    const items = data[field];
    if (!Array.isArray(items)) throw unexpectedAnswer(exchange, exchange.redact(textOf(exchange)));
    const next = (data['next_after'] ?? null) as string | number | null;
    const nextAfter = next === null ? null : String(next);
    return new Page(items as Item[], nextAfter, answer, async (after) => {
      // Otherwise pages that lead back to one another would be followed without end.
      if (trail.includes(after)) throw cycleError(exchange, after);
      return pageOf(fetchPage, field, [...trail, after]);
    });
  });
}

function cycleError(exchange: Exchange, after: string): UnexpectedResponseError {
  const { status, headers } = exchange;
  const what =
    `The list has a cycle: after ${JSON.stringify(after)} comes a page that names it as the next one again. ` +
    'No further items are available; check the proxies on the way';
  return new UnexpectedResponseError(what, { status, headers, excerpt: exchange.redact(textOf(exchange)) });
}
