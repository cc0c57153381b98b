import { PageQuery } from '@capstan/platform-http';
import { LineField } from '../fields/line-field.decorator.js';

/** Query of GET /v1/admin/accounts. */
export class AccountsQuery extends PageQuery {
  @LineField({
    description: 'Only accounts with this in their email address or name (case-insensitive)',
    maxLength: 200,
    optional: true,
  })
  search?: string;
}
