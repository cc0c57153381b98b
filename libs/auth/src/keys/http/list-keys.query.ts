import { IntegerField, StringField } from '@capstan/capability-kit';

/** Query of `GET /v1/keys`. */
export class ListKeysQuery {
  @IntegerField({ description: 'Keys per page.', default: 50, minimum: 1, maximum: 200 })
  limit: number = 50;

  @StringField({
    description: '`next_cursor` of the page before.',
    optional: true,
    maxLength: 36,
    format: 'uuid',
  })
  cursor?: string;
}
