import { IntegerField } from '../fields/fields.js';
import { UuidField } from './uuid-field.js';

/** Query of a list whose items have a UUID, paginated by the id of the last item. */
export class PageQuery {
  @IntegerField({ description: 'Items per page', minimum: 1, maximum: 200, default: 50 })
  limit: number = 50;

  @UuidField({ description: '`next_after` of the previous page' })
  after?: string;
}

/** Query of a list whose items have a number. */
export class NumberedPageQuery {
  @IntegerField({ description: 'Items per page', minimum: 1, maximum: 200, default: 50 })
  limit: number = 50;

  @IntegerField({
    description: '`next_after` of the previous page',
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    optional: true,
  })
  after?: number;
}
