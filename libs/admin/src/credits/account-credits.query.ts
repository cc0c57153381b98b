import { IntegerField } from '@capstan/capability-kit';

/** Query of GET /v1/admin/accounts/{id}/credits. */
export class AccountCreditsQuery {
  @IntegerField({ description: 'Entries a page', minimum: 1, maximum: 200, default: 50 })
  limit: number = 50;

  @IntegerField({
    description: '`next_after` of the page before',
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    optional: true,
  })
  after?: number;
}
