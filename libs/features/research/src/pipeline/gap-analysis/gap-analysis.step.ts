import { Injectable } from '@nestjs/common';
import type { GapAnalysis } from '../../model/coverage.js';
import type { QueryPlan, SearchTask } from '../../model/query-plan.js';
import type { Source } from '../../model/source.js';
import type { ResearchRun } from '../../run/research-run.js';
import { ResearchThreads } from '../../threads/research-threads.js';
import { furtherTasks } from '../web-search/search-tasks.js';
import { gain } from './gain.js';

/** Minimum results of a round for another one to be worthwhile. */
const MIN_FRESH_SOURCES = 2;
const MIN_GAIN = 0.1;
/** Share of the remaining searches that one round of refinement may use. */
const ROUND_SHARE = 0.5;

/** The analysis after a round, and the next searches. */
export interface NextRound {
  analysis: GapAnalysis;
  /** Empty: nothing is missing, no further gain is expected, or the budget is used up. */
  tasks: SearchTask[];
}

/** Compares the coverage with the question, and decides whether another round is worthwhile. */
@Injectable()
export class GapAnalyzer {
  constructor(private readonly threads: ResearchThreads) {}

  /**
   * @param asked all searches of the run so far.
   * @param before analysis of the previous round; undefined after the first.
   * @param fresh sources of this round.
   */
  async run(
    run: ResearchRun,
    plan: QueryPlan,
    sources: readonly Source[],
    {
      round,
      asked,
      before,
      fresh,
    }: { round: number; asked: readonly SearchTask[]; before?: GapAnalysis; fresh: number },
  ): Promise<NextRound> {
    const { budget, request } = run;
    const analysis = await this.threads.run('analyzeGaps', budget.signal, plan, sources);
    if (request.depth === 'standard') return { analysis, tasks: [] };
    await run.emit(`gaps:${round}`, 'gaps.found', {
      round,
      open: analysis.gaps.map((id) => plan.facets.find((facet) => facet.id === id)?.heading ?? id),
    });
    const isWorthIt =
      before === undefined || (fresh >= MIN_FRESH_SOURCES && gain(before, analysis) >= MIN_GAIN);
    if (analysis.gaps.length === 0 || !isWorthIt || sources.length >= request.maxSources) {
      return { analysis, tasks: [] };
    }
    const searches = Math.ceil(budget.left('searches') * ROUND_SHARE);
    const tasks = furtherTasks(plan, analysis.gaps, asked, request, searches);
    // A worker that resumes the run has less time left, but must decide the same.
    const isOver = await run.checkpoints.once(`gathering-is-over:${round}`, () =>
      Promise.resolve(budget.gathering.aborted),
    );
    if (isOver) return { analysis, tasks: [] };
    if (searches === 0 || budget.left('scrapes') === 0 || !budget.reserve('refinements')) {
      // Facets are still open, and there is no budget left to search for them.
      budget.noteCut();
      return { analysis, tasks: [] };
    }
    return { analysis, tasks };
  }
}
