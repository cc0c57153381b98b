import { ChoiceField, NumberedPageQuery } from '@capstan/platform-http';

/** Query of the items of a job. */
export class JobItemsQuery extends NumberedPageQuery {
  @ChoiceField({ description: 'Only those that ended so', choices: ['done', 'failed'], optional: true })
  status?: 'done' | 'failed';
}
