import { Injectable } from '@nestjs/common';
import { type CallContext, CapabilityClient, fieldsOf, textOf } from '@capstan/kit';
import type { SearchHit } from '../search.result.js';

/** How many results are read in full. */
const MAX_PAGES = 5;
/** The part of the time left that reading may take; the rest is for the answer. */
const SHARE_OF_TIME = 0.5;
const MAX_TIME_MS = 8_000;
/** Below this no page would come in time. */
const MIN_TIME_MS = 500;

/** Reads the pages behind search results, as `scrape` does but without a browser or a vendor. */
@Injectable()
export class ResultPages {
  constructor(private readonly capabilities: CapabilityClient) {}

  /**
   * The text of each result by its place from 1: of the page where it could be read, else the snippet. A page that
   * cannot be read is no reason to fail; documents of the local index have their passage as snippet already.
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
