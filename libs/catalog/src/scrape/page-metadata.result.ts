import { ResultField } from '@capstan/kit';
import type * as reading from '@capstan/page-reading';

/** Metadata that the page states; null where it states none. */
export class PageMetadata implements reading.PageMetadata {
  @ResultField({
    description: 'Title of the content, without the name of the site.',
    type: 'string',
    nullable: true,
    example: 'Example Domain',
  })
  title: string | null;

  @ResultField({ description: 'Summary that the page states.', type: 'string', nullable: true })
  description: string | null;

  @ResultField({ description: 'Authors, separated by commas.', type: 'string', nullable: true })
  author: string | null;

  @ResultField({
    description: 'Date of first publication: ISO 8601 date, or date and time in UTC.',
    type: 'string',
    nullable: true,
    example: '2026-03-14',
  })
  published_at: string | null;

  @ResultField({ description: 'Language tag (BCP 47).', type: 'string', nullable: true, example: 'en-GB' })
  language: string | null;

  @ResultField({ description: 'Name of the site.', type: 'string', nullable: true })
  site_name: string | null;

  @ResultField({ description: 'Canonical URL.', type: 'string', nullable: true })
  canonical_url: string | null;

  @ResultField({ description: 'URL of its lead image.', type: 'string', nullable: true })
  image: string | null;

  @ResultField({
    description: 'Media type of the response, without parameters.',
    type: 'string',
    nullable: true,
    example: 'text/html',
  })
  content_type: string | null;
}
