import { IntegerField } from '@capstan/capability-kit';

/** Query of GET /v1/credits. */
export class CreditsQuery {
  @IntegerField({ description: 'Entries a page', minimum: 1, maximum: 200, default: 20 })
  limit: number = 20;

  @IntegerField({
    description: 'List entries older than this id',
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    optional: true,
  })
  before?: number;
}
