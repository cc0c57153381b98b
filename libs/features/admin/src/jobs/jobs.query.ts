import { ChoiceField, IntegerField, StringField, UuidField } from '@capstan/platform-http';
import { OPEN_STATES, type OpenState } from '@capstan/platform-jobs';
import { JOB_KINDS, type JobKind } from './open-job.js';

const CURSOR = /^\d{1,12}\.\d{6}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Query of GET /v1/admin/jobs; all filters must match. */
export class AdminJobsQuery {
  @ChoiceField({ description: 'Only jobs of this kind', choices: JOB_KINDS, optional: true })
  kind?: JobKind;

  @ChoiceField({ description: 'Only jobs in this state', choices: OPEN_STATES, optional: true })
  state?: OpenState;

  @UuidField({ description: 'Only jobs of this account' })
  account_id?: string;

  @IntegerField({ description: 'Items per page', minimum: 1, maximum: 200, default: 50 })
  limit: number = 50;

  @StringField({
    description: '`next_after` of the previous page',
    maxLength: 60,
    pattern: CURSOR,
    patternMessage: 'after must be `next_after` of the previous page',
    optional: true,
  })
  after?: string;
}
