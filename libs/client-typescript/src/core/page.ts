import { type Answer, answerOf } from './answer.js';
import { CapstanPromise } from './capstan-promise.js';
import { type Exchange, textOf } from './exchange.js';
import { unexpectedAnswer } from './failed-answer.js';
import { isRecord } from './is-record.js';

/** Asks for the page after an item. */
export type PageFetcher = (after: string | undefined) => Promise<Exchange>;

/** One page of a list. Iterate it for the items of this page and all that follow. */
export class Page<Item> implements AsyncIterable<Item> {
  constructor(
    readonly items: readonly Item[],
    /** Where the next page begins; null at the end. */
    readonly nextAfter: string | null,
    /** Of the call that brought this page. */
    readonly answer: Answer<unknown>,
    private readonly following: () => PagePromise<Item>,
  ) {}

  hasNextPage(): boolean {
    return this.nextAfter !== null;
  }

  /** @returns null at the end. */
  async getNextPage(): Promise<Page<Item> | null> {
    return this.hasNextPage() ? this.following() : null;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    yield* this.items;
    for (let page = await this.getNextPage(); page !== null; page = await page.getNextPage()) {
      yield* page.items;
    }
  }
}

/** A list under way: await it for the first page, or iterate it for all items of all pages. */
export class PagePromise<Item> extends CapstanPromise<Page<Item>> implements AsyncIterable<Item> {
  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    yield* await this;
  }
}

/**
 * @param field the array in `data` that has the items.
 * @param after where the page begins; undefined for the first one.
 */
export function pageOf<Item>(fetchPage: PageFetcher, field: string, after?: string): PagePromise<Item> {
  return new PagePromise(fetchPage(after), (exchange) => {
    const answer = answerOf(exchange, 'envelope');
    const data = isRecord(answer.data) ? answer.data : {};
    const items = data[field];
    if (!Array.isArray(items)) throw unexpectedAnswer(exchange, exchange.conceal(textOf(exchange)));
    const next = (data['next_after'] ?? null) as string | number | null;
    // A page that names itself as the next one would never end.
    const nextAfter = next === null || String(next) === after ? null : String(next);
    return new Page(items as Item[], nextAfter, answer, () =>
      pageOf(fetchPage, field, nextAfter ?? undefined),
    );
  });
}
