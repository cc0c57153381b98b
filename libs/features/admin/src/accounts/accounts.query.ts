import { PageQuery } from '@capstan/platform-http';
import { LineField } from '../fields/line-field.decorator.js';

/** Query of GET /v1/admin/accounts. */
export class AccountsQuery extends PageQuery {
  @LineField({
    description:
      'Only accounts with this in their e-mail address or name; upper and lower case do not matter',
    maxLength: 200,
    optional: true,
  })
  search?: string;
}
