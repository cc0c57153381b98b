import { ResultField } from '@capstan/kit';
import type * as reading from '@capstan/page-reading';

/** What the page states about itself; null where it states nothing. */
export class PageMetadata implements reading.PageMetadata {
  @ResultField({
    description: 'Title of the content, without the name of the site.',
    type: 'string',
    nullable: true,
    example: 'Example Domain',
  })
  title: string | null;

  @ResultField({ description: 'Summary the page gives of itself.', type: 'string', nullable: true })
  description: string | null;

  @ResultField({ description: 'Authors, separated by commas.', type: 'string', nullable: true })
  author: string | null;

  @ResultField({
    description: 'When it was first published: ISO 8601 date, or date and time in UTC.',
    type: 'string',
    nullable: true,
    example: '2026-03-14',
  })
  published_at: string | null;

  @ResultField({ description: 'Language tag (BCP 47).', type: 'string', nullable: true, example: 'en-GB' })
  language: string | null;

  @ResultField({ description: 'Name of the site.', type: 'string', nullable: true })
  site_name: string | null;

  @ResultField({ description: 'Address the page calls its own.', type: 'string', nullable: true })
  canonical_url: string | null;

  @ResultField({ description: 'Address of its lead picture.', type: 'string', nullable: true })
  image: string | null;

  @ResultField({
    description: 'Media type it was served with, without parameters.',
    type: 'string',
    nullable: true,
    example: 'text/html',
  })
  content_type: string | null;
}
