import type { ReadPage } from '@capstan/answers';
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

/** What is known of a search result: its page if it could be read, else its snippet. */
export interface ResultPage extends ReadPage {
  /** Position of the result, from 1. */
  source: number;
  title: string;
  snippet: string;
  /** The unit of independence: its host, or the single document of an indexed folder. */
  site: string;
}

/** Reads the pages of search results like `scrape`, without a browser or a vendor. */
@Injectable()
export class ResultPages {
  constructor(private readonly capabilities: CapabilityClient) {}

  /** Returns what is known of each result, in order; pages that cannot be read are not an error. */
  async read(hits: readonly SearchHit[], context: CallContext): Promise<ResultPage[]> {
    const timeoutMs = Math.min(MAX_TIME_MS, Math.floor(context.timeoutMs * SHARE_OF_TIME));
    const pages = await Promise.all(
      hits
        .slice(0, timeoutMs >= MIN_TIME_MS ? MAX_PAGES : 0)
        .map((hit) => this.pageOf(hit, { ...context, timeoutMs })),
    );
    return hits.map(({ url, title, snippet, domain }, index) => ({
      source: index + 1,
      title,
      snippet,
      site: /^https?:/.test(url) ? domain : url,
      ...(pages[index] ?? { text: snippet, markdown: '', contentType: null }),
    }));
  }

  /** The page of a result; undefined if it cannot be read. */
  private async pageOf({ url }: SearchHit, context: CallContext): Promise<ReadPage | undefined> {
    const params = {
      url,
      mode: 'fetch',
      formats: ['text', 'markdown', 'metadata'],
      timeout_ms: Math.max(1_000, context.timeoutMs),
    };
    try {
      const page = fieldsOf((await this.capabilities.call('scrape', params, context))?.result);
      const text = textOf(page.text);
      const contentType = textOf(fieldsOf(page.metadata).content_type) || null;
      return text === '' ? undefined : { text, markdown: textOf(page.markdown), contentType };
    } catch {
      return undefined;
    }
  }
}
