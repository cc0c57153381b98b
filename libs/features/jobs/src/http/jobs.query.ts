import { ChoiceField, StringField } from '@capstan/kit';
import { PageQuery } from '@capstan/platform-http';
import { JOB_STATUSES, type JobStatus } from '../rows/job.js';

/** Query of GET /v1/jobs. */
export class JobsQuery extends PageQuery {
  @StringField({ description: 'Only jobs of this capability', maxLength: 40, optional: true })
  capability?: string;

  @ChoiceField({ description: 'Only jobs with this status', choices: JOB_STATUSES, optional: true })
  status?: JobStatus;
}
