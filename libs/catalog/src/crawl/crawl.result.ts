import { ResultField } from '@capstan/kit';

/** Why a crawl ended before all pages were read. */
export const CRAWL_STOPS = ['limit', 'time', 'storage'] as const;

export type CrawlStop = (typeof CRAWL_STOPS)[number];

/** Result of `crawl`; its pages are the items of the job. */
export class CrawlResult {
  @ResultField({
    description: 'Requested URL.',
    type: 'string',
    format: 'uri',
    example: 'https://example.com/',
  })
  url: string;

  @ResultField({ description: 'How many pages were read, and charged.', type: 'integer', example: 42 })
  pages_read: number;

  @ResultField({
    description: 'How many pages could not be read; they are free.',
    type: 'integer',
    example: 2,
  })
  pages_failed: number;

  @ResultField({
    description: 'Whether all pages that were found and requested were visited.',
    type: 'boolean',
  })
  is_complete: boolean;

  @ResultField({
    description:
      'What ended the crawl before: its `limit`, the time for one crawl, or the storage of the account; null if nothing did.',
    type: 'string',
    enum: CRAWL_STOPS,
    nullable: true,
    example: 'limit',
  })
  stopped_by: CrawlStop | null;

  @ResultField({
    description:
      'Path of the pages: items with `output` `{ page, error }`, in the order in which they were found.',
    type: 'string',
    example: '/v1/jobs/5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a/items',
  })
  items_url: string;
}
