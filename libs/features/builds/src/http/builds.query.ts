import { ChoiceField, PageQuery } from '@capstan/platform-http';
import { BUILD_STATUSES, type BuildStatus } from '../model/build.js';

/** Query of GET /v1/builds. */
export class BuildsQuery extends PageQuery {
  @ChoiceField({ description: 'Only builds with this status', choices: BUILD_STATUSES, optional: true })
  status?: BuildStatus;
}
