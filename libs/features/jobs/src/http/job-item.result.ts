import { ResultField } from '@capstan/kit';

/** A part of a job, e.g. a page of a crawl. */
export class JobItemResult {
  @ResultField({ type: 'integer', description: 'Its place among the items of the job', example: 1 })
  position: number;

  @ResultField({ type: 'string', enum: ['done', 'failed'], description: 'How it ended', example: 'done' })
  status: string;

  @ResultField({ type: 'object', description: 'What was to be done, e.g. the URL of the page' })
  input: object;

  @ResultField({ type: 'object', description: 'What came out, as the capability documents it' })
  output: object;

  @ResultField({
    type: 'string',
    nullable: true,
    description:
      'Path of the work that did it, e.g. of a call of a batch that is a job itself; null if the job did it',
    example: '/v1/jobs/7c9e6679-7425-40de-944b-e07fc1f90ae7',
  })
  location: string | null;

  @ResultField({
    type: 'string',
    format: 'date-time',
    description: 'When it ended',
    example: '2026-11-20T09:30:41.000Z',
  })
  finished_at: string;
}

/** `data` of GET /v1/jobs/{id}/items. */
export class JobItemListResult {
  @ResultField({ of: () => JobItemResult, list: true, description: 'In order' })
  items: JobItemResult[];

  @ResultField({
    type: 'integer',
    nullable: true,
    description: 'Send as `after` for the next page; null if no other item has ended yet',
    example: 50,
  })
  next_after: number | null;
}
