import { ResultField } from '@capstan/capability-kit';

/** A link of the page. */
export class PageLink {
  @ResultField({
    description: 'Absolute http or https address, without fragment.',
    type: 'string',
    format: 'uri',
  })
  url: string;

  @ResultField({
    description: 'Its text, or the description of its picture; may be empty.',
    type: 'string',
  })
  text: string;
}

/** What the page states about itself; null where it states nothing. */
export class PageMetadata {
  @ResultField({
    description: 'Title of the content, without the name of the site.',
    type: 'string',
    nullable: true,
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

/** Result of `scrape`: one page, its main content freed of navigation, advertising and scripts. */
export class ScrapeResult {
  @ResultField({ description: 'Address as asked for.', type: 'string', format: 'uri' })
  url: string;

  @ResultField({ description: 'Address after redirects.', type: 'string', format: 'uri' })
  final_url: string;

  @ResultField({ description: 'HTTP status of the page.', type: 'integer', example: 200 })
  status_code: number;

  @ResultField({ description: 'Title of the content.', type: 'string', nullable: true })
  title: string | null;

  @ResultField({
    description: 'Main content as Markdown (GFM tables, fenced code, absolute links).',
    type: 'string',
    nullable: true,
  })
  markdown: string | null;

  @ResultField({ description: 'Main content as plain text.', type: 'string', nullable: true })
  text: string | null;

  @ResultField({
    description: 'Main content as HTML: no scripts, styles, forms or event handlers; absolute addresses.',
    type: 'string',
    nullable: true,
  })
  html: string | null;

  @ResultField({
    description: 'Links of the whole page in its order, each address once, at most 1,000.',
    of: () => PageLink,
    list: true,
    nullable: true,
  })
  links: PageLink[] | null;

  @ResultField({ description: 'What the page states about itself.', of: () => PageMetadata, nullable: true })
  metadata: PageMetadata | null;
}
