import { Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { AppError, CapabilityClient, fieldsOf, listOf, textOf } from '@capstan/kit';
import type { QueryPlan, SearchTask } from '../../model/query-plan.js';
import type { ResearchRun } from '../../run/research-run.js';
import { DEFAULT_STEP_TIMEOUTS, STEP_TIMEOUTS, type StepTimeouts } from '../step-timeouts.js';
import { type Hit, fuseHits } from './fuse-hits.js';
import type { SearchRound } from './search-round.js';
import { usableHits } from './usable-hits.js';

/** Result of one search. */
type SearchOutcome = { hits: Hit[]; provider: string | null } | { failure: string };

const OUT_OF_TIME = 'out-of-time';
const MAX_AT_ONCE = 6;
/** One result page of a search engine: a search is one request. Depth comes from more searches. */
const MAX_RESULTS = 10;

/** Runs queries with the search capability, whose waterfall chooses the provider. */
@Injectable()
export class WebSearch {
  constructor(
    private readonly capabilities: CapabilityClient,
    @Inject(STEP_TIMEOUTS) private readonly timeouts: StepTimeouts = DEFAULT_STEP_TIMEOUTS,
  ) {}

  /** Every task within the budget is one search; failures are counted. @throws if the run is aborted. */
  async run(run: ResearchRun, plan: QueryPlan, tasks: readonly SearchTask[]): Promise<SearchRound> {
    const affordable = tasks.filter(() => run.budget.reserve('searches'));
    if (affordable.length < tasks.length) run.budget.noteCut();
    const limit = pLimit(MAX_AT_ONCE);
    const outcomes = await limit.map(affordable, (task) => this.search(run, plan, task));
    const lists = outcomes.flatMap((outcome, index) => {
      const task = affordable[index];
      return task && 'hits' in outcome ? [{ task, hits: outcome.hits }] : [];
    });
    return {
      pages: fuseHits(usableHits(lists)),
      asked: affordable.length,
      failures: outcomes.filter((outcome) => 'failure' in outcome).length,
    };
  }

  private async search(run: ResearchRun, plan: QueryPlan, task: SearchTask): Promise<SearchOutcome> {
    run.budget.signal.throwIfAborted();
    const key = `search:${task.sourceType}:${task.query}`;
    const outcome = await run.checkpoints.once(key, () => this.ask(run, plan, task));
    await run.emit(key, 'search.completed', {
      query: task.query,
      source_type: task.sourceType,
      ...('hits' in outcome
        ? { found: outcome.hits.length, provider: outcome.provider }
        : { found: 0, failure: outcome.failure }),
    });
    return outcome;
  }

  private async ask(run: ResearchRun, plan: QueryPlan, task: SearchTask): Promise<SearchOutcome> {
    const { budget, request } = run;
    if (budget.gathering.aborted) return { failure: OUT_OF_TIME };
    const params = {
      query: task.query,
      source_type: task.sourceType,
      freshness: request.freshness,
      ...(request.collections?.length ? { collections: request.collections } : {}),
      max_results: MAX_RESULTS,
      ...languageFor(task, plan),
    };
    try {
      const found = await this.capabilities.call('search', params, run.callContext(this.timeouts.searchMs));
      return found ? { hits: hitsOf(found.result), provider: found.provider } : { hits: [], provider: null };
    } catch (error) {
      budget.signal.throwIfAborted();
      if (budget.gathering.aborted) return { failure: OUT_OF_TIME };
      return { failure: error instanceof AppError ? error.slug : 'internal-error' };
    }
  }
}

/**
 * The language of the question for the first query of each facet. The others are not restricted: manuals are
 * often in another language than questions about them.
 */
function languageFor(
  { query, sourceType }: SearchTask,
  { language, facets }: QueryPlan,
): { language?: string } {
  if (language === null || !/^[a-z]{2}$/.test(language) || language === 'en' || sourceType === 'academic')
    return {};
  return facets.some(({ queries }) => queries[0] === query) ? { language } : {};
}

function hitsOf(result: object): Hit[] {
  return listOf(fieldsOf(result).results).map((item) => {
    const { url, title, snippet, domain, published_at } = fieldsOf(item);
    return {
      url: textOf(url),
      title: textOf(title),
      snippet: textOf(snippet),
      domain: textOf(domain),
      published_at: typeof published_at === 'string' ? published_at : null,
    };
  });
}
