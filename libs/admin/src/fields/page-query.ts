import { IntegerField } from '@capstan/capability-kit';
import { UuidField } from './uuid-field.decorator.js';

/** Query of a list that goes on after the last id of the page before. */
export class PageQuery {
  @IntegerField({ description: 'Items a page', minimum: 1, maximum: 200, default: 50 })
  limit: number = 50;

  @UuidField({ description: '`next_after` of the page before' })
  after?: string;
}
