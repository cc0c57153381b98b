import type { IndexedDocument } from '@capstan/local-index';
import type { PageFormat } from '@capstan/page-reading';
import type { ScrapeResult } from '../../scrape.result.js';
import { htmlOf, markdownOf, textOf } from './document-text.js';

/**
 * Maps an indexed document to the result. The index stores text, not pages: there are no links, and only the metadata
 * read during indexing.
 */
export function documentToScrapeResult(
  { url, title, publishedAt, language, parts }: IndexedDocument,
  asked: { url: string; formats: readonly PageFormat[] },
): ScrapeResult {
  const when = <T>(format: PageFormat, write: () => T): T | null =>
    asked.formats.includes(format) ? write() : null;
  return {
    url: asked.url,
    final_url: url,
    status_code: 200,
    title,
    markdown: when('markdown', () => markdownOf(parts)),
    text: when('text', () => textOf(parts)),
    html: when('html', () => htmlOf(parts)),
    links: when('links', () => []),
    metadata: when('metadata', () => ({
      title,
      description: null,
      author: null,
      published_at: publishedAt?.toISOString() ?? null,
      language,
      site_name: null,
      canonical_url: null,
      image: null,
      content_type: null,
    })),
  };
}
