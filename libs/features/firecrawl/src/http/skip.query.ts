import { IntegerField } from '@capstan/platform-http';

/** Query of the documents of a job. */
export class SkipQuery {
  @IntegerField({ description: 'Of the `next` address', minimum: 0, maximum: 1_000_000, default: 0 })
  skip: number = 0;
}
