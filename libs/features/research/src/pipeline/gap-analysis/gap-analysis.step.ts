import { Injectable } from '@nestjs/common';
import type { GapAnalysis } from '../../model/coverage.js';
import type { QueryPlan, SearchTask } from '../../model/query-plan.js';
import type { Source } from '../../model/source.js';
import type { ResearchRun } from '../../run/research-run.js';
import { ResearchThreads } from '../../threads/research-threads.js';
import { furtherTasks } from '../web-search/search-tasks.js';
import { gain } from './gain.js';

/** A round must bring so many sources and so much of what was missing, or there is little more to be found. */
const MIN_FRESH_SOURCES = 2;
const MIN_GAIN = 0.1;
/** The part of the searches left that one round of refinement may use. */
const ROUND_SHARE = 0.5;

/** What is known after a round, and what to search for next. */
export interface NextRound {
  analysis: GapAnalysis;
  /** Empty: nothing is missing, nothing more is gained, or the budget is used up. */
  tasks: SearchTask[];
}

/** Compares what is known with what was asked, and decides whether another round is worth it. */
@Injectable()
export class GapAnalyser {
  constructor(private readonly threads: ResearchThreads) {}

  /**
   * @param asked all searches of the run so far.
   * @param before analysis of the round before; undefined after the first.
   * @param fresh sources that this round brought.
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
    const analysis = await this.threads.run('analyseGaps', budget.signal, plan, sources);
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
    // Whoever takes the run over later has less time left, and still finds what the rounds brought.
    const isOver = await run.checkpoints.once(`gathering-is-over:${round}`, () =>
      Promise.resolve(budget.gathering.aborted),
    );
    if (isOver) return { analysis, tasks: [] };
    if (searches === 0 || budget.left('scrapes') === 0 || !budget.reserve('refinements')) {
      // Something is missing still, and nothing is left to look for it with.
      budget.noteCut();
      return { analysis, tasks: [] };
    }
    return { analysis, tasks };
  }
}
