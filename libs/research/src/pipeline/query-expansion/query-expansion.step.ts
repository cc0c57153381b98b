import { Injectable } from '@nestjs/common';
import type { QueryPlan } from '../../model/query-plan.js';
import type { ResearchRun } from '../../run/research-run.js';
import { expandQuery } from './expand-query.js';

/** First step: what is to be found out, and with which queries. */
@Injectable()
export class QueryExpansion {
  run({ request }: ResearchRun): Promise<QueryPlan> {
    return Promise.resolve(expandQuery(request));
  }
}
