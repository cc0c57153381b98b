import { ResultField } from '@capstan/kit';
import { PageLink } from './page-link.result.js';
import { PageMetadata } from './page-metadata.result.js';

/** Result of `scrape`: the main content of one page without navigation, advertising and scripts. */
export class ScrapeResult {
  @ResultField({
    description: 'Requested URL.',
    type: 'string',
    format: 'uri',
    example: 'https://example.com/',
  })
  url: string;

  @ResultField({
    description: 'URL after redirects.',
    type: 'string',
    format: 'uri',
    example: 'https://example.com/',
  })
  final_url: string;

  @ResultField({ description: 'HTTP status of the page.', type: 'integer', example: 200 })
  status_code: number;

  @ResultField({
    description: 'Title of the content.',
    type: 'string',
    nullable: true,
    example: 'Example Domain',
  })
  title: string | null;

  @ResultField({
    description: 'Main content as Markdown (GFM tables, fenced code, absolute links).',
    type: 'string',
    nullable: true,
    example: '# Example Domain\n\nThis domain is for use in documentation.',
  })
  markdown: string | null;

  @ResultField({ description: 'Main content as plain text.', type: 'string', nullable: true })
  text: string | null;

  @ResultField({
    description: 'Main content as HTML: no scripts, styles, forms or event handlers; absolute URLs.',
    type: 'string',
    nullable: true,
  })
  html: string | null;

  @ResultField({
    description: 'Links of the whole page in order, each URL once, at most 1,000.',
    of: () => PageLink,
    list: true,
    nullable: true,
  })
  links: PageLink[] | null;

  @ResultField({ description: 'Metadata that the page states.', of: () => PageMetadata, nullable: true })
  metadata: PageMetadata | null;
}
