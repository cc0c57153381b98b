import { ResultField } from '@capstan/kit';

/** An address of the site. */
export class MapLink {
  @ResultField({
    description: 'Absolute http or https URL, without fragment.',
    type: 'string',
    format: 'uri',
    example: 'https://example.com/pricing',
  })
  url: string;

  @ResultField({
    description: 'Text of the link, or the title that the sitemap states; null if neither is known.',
    type: 'string',
    nullable: true,
    example: 'Pricing',
  })
  title: string | null;

  @ResultField({
    description: 'Summary of the page; null unless the provider knows it.',
    type: 'string',
    nullable: true,
  })
  description: string | null;

  @ResultField({
    description: 'When the page last changed, as the sitemap states it: ISO 8601 in UTC.',
    type: 'string',
    nullable: true,
    example: '2026-03-14T00:00:00.000Z',
  })
  last_modified: string | null;
}

/** Result of `map`: the addresses of a site. */
export class MapResult {
  @ResultField({
    description: 'Requested URL.',
    type: 'string',
    format: 'uri',
    example: 'https://example.com/',
  })
  url: string;

  @ResultField({
    description:
      'The addresses: best match first with `search`, else the start page, its links, the sitemaps.',
    of: () => MapLink,
    list: true,
  })
  links: MapLink[];

  @ResultField({
    description: 'How many addresses were found that match, `limit` aside.',
    type: 'integer',
    example: 214,
  })
  total: number;

  @ResultField({
    description: 'False if `links` was cut at `limit`, or sitemaps were left unread because time ran out.',
    type: 'boolean',
    example: true,
  })
  is_complete: boolean;
}
