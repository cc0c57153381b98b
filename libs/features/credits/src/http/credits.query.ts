import { IntegerField, NumberedPageQuery } from '@capstan/platform-http';

/** Query of GET /v1/credits. */
export class CreditsQuery extends NumberedPageQuery {
  @IntegerField({
    description: 'Ledger entries per page; `0` for the balance alone, which is what to poll',
    minimum: 0,
    maximum: 200,
    default: 50,
  })
  override limit: number = 50;
}
