import { IntegerField } from '@capstan/platform-http';

/** Body of PUT /v1/admin/accounts/{id}/overage. */
export class OverageBody {
  @IntegerField({
    description: 'How many credits below zero the balance may go; 0 disables overage',
    minimum: 0,
    maximum: 1_000_000_000,
    example: 100,
  })
  limit: number;
}
