import { Injectable } from '@nestjs/common';
import { type CallContext, CapabilityClient, fieldsOf, textOf } from '@capstan/kit';
import type { SearchHit } from '../search.result.js';

/** Number of results that are read in full. */
const MAX_PAGES = 5;
/** Fraction of the remaining time for reading; the rest is for the answer. */
const SHARE_OF_TIME = 0.5;
const MAX_TIME_MS = 8_000;
/** With less time than this no page would be read in time. */
const MIN_TIME_MS = 500;

/** Reads the pages of search results like `scrape`, without a browser or a vendor. */
@Injectable()
export class ResultPages {
  constructor(private readonly capabilities: CapabilityClient) {}

  /**
   * Returns the text of each result by its position from 1: of the page if it could be read, else the snippet. Unreadable
   * pages are not an error; results of the local index already have their passage as snippet.
   */
  async read(hits: readonly SearchHit[], context: CallContext): Promise<Map<number, string>> {
    const timeoutMs = Math.min(MAX_TIME_MS, Math.floor(context.timeoutMs * SHARE_OF_TIME));
    const texts = await Promise.all(
      hits
        .slice(0, timeoutMs >= MIN_TIME_MS ? MAX_PAGES : 0)
        .map((hit) => this.textOf(hit, { ...context, timeoutMs })),
    );
    return new Map(hits.map((hit, index) => [index + 1, texts[index] || hit.snippet]));
  }

  private async textOf({ url }: SearchHit, context: CallContext): Promise<string> {
    if (!/^https?:/.test(url)) return '';
    const params = { url, mode: 'fetch', formats: ['text'], timeout_ms: Math.max(1_000, context.timeoutMs) };
    try {
      const page = await this.capabilities.call('scrape', params, context);
      return textOf(fieldsOf(page?.result).text);
    } catch {
      return '';
    }
  }
}
