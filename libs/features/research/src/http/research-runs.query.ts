import { ChoiceField, PageQuery } from '@capstan/platform-http';
import { RUN_STATUSES, type RunStatus } from '../runs/run.js';

/** Query of GET /v1/research. */
export class ResearchRunsQuery extends PageQuery {
  @ChoiceField({ description: 'Only runs with this status', choices: RUN_STATUSES, optional: true })
  status?: RunStatus;
}
