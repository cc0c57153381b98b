import { fieldsOf, textOf } from '@capstan/kit';
import type { ScrapedPage } from '../../model/page-to-evaluate.js';

/** Parses the result of the scrape capability (libs/catalog); missing values are empty or null. */
export function scrapedPage(result: object): ScrapedPage {
  const page = fieldsOf(result);
  const metadata = fieldsOf(page.metadata);
  return {
    finalUrl: textOf(page.final_url),
    title: textOf(page.title) || textOf(metadata.title),
    text: textOf(page.text),
    markdown: textOf(page.markdown),
    author: textOf(metadata.author) || null,
    language: textOf(metadata.language) || null,
    publishedAt: textOf(metadata.published_at) || null,
    contentType: textOf(metadata.content_type) || null,
  };
}
