import { Injectable } from '@nestjs/common';
import { ThreadError, jobStepOperation } from '@capstan/platform-jobs';
import type { AnswerRanking } from '@capstan/answers';
import type { Chart } from '../model/chart.js';
import type { FacetCoverage, GapAnalysis } from '../model/coverage.js';
import type { Entities } from '../model/entity.js';
import type { QueryPlan, SearchTask } from '../model/query-plan.js';
import type { Report } from '../model/report.js';
import type { FoundPage, Source } from '../model/source.js';
import { RESEARCH_STEPS, type ResearchRun, type ResearchStep } from '../run/research-run.js';
import { ResearchThreads } from '../threads/research-threads.js';
import { ContentExtraction } from './content-extraction/content-extraction.step.js';
import { EntityEnrichment } from './entity-enrichment/entity-enrichment.step.js';
import { GapAnalyzer, type NextRound } from './gap-analysis/gap-analysis.step.js';
import { QueryExpansion } from './query-expansion/query-expansion.step.js';
import { Synthesis } from './synthesis/synthesis.step.js';
import { Verification } from './verification/verification.step.js';
import { AllSearchesFailed } from './all-searches-failed.js';
import { mergePages } from './web-search/fuse-hits.js';
import { firstTasks } from './web-search/search-tasks.js';
import { WebSearch } from './web-search/web-search.step.js';

/** All results of a run. */
export interface Findings {
  plan: QueryPlan;
  sources: Source[];
  entities: Entities;
  coverage: FacetCoverage[];
  /** Null without synthesis. */
  report: Report | null;
  /** How the answers of the report were chosen; null without synthesis. */
  ranking: AnswerRanking | null;
  charts: Chart[];
  counters: {
    sourcesSearched: number;
    sourcesScraped: number;
    entitiesEnriched: number;
    refinementRounds: number;
  };
  steps: ResearchStep[];
}

/** Results of searching and reading. */
interface Gathered {
  sourcesSearched: number;
  sources: Source[];
  coverage: FacetCoverage[];
  refinementRounds: number;
}

/** The steps of research in order (docs/adr/0023-research.md). Each is a folder next to this file. */
@Injectable()
export class ResearchPipeline {
  constructor(
    private readonly queryExpansion: QueryExpansion,
    private readonly webSearch: WebSearch,
    private readonly contentExtraction: ContentExtraction,
    private readonly gapAnalysis: GapAnalyzer,
    private readonly entityEnrichment: EntityEnrichment,
    private readonly synthesis: Synthesis,
    private readonly verification: Verification,
    private readonly threads: ResearchThreads,
  ) {}

  /** @throws AllSearchesFailed when every search failed; the reason of the budget's signal when it aborts. */
  async run(run: ResearchRun): Promise<Findings> {
    const { budget } = run;
    this.threads.warm();
    const steps = new Set<ResearchStep>();
    const step = <T>(name: ResearchStep, work: () => Promise<T>): Promise<T> =>
      this.step(run, steps, name, work);

    const plan = await step('query_expansion', () => this.queryExpansion.run(run));
    await run.emit('plan', 'plan.created', {
      title: plan.title,
      facets: plan.facets.map(({ heading, queries }) => ({ heading, queries })),
    });
    const gathered = await this.gather(run, plan, step);
    const { sources, coverage } = gathered;
    const isInTime = (): Promise<boolean> => Promise.resolve(!budget.gathering.aborted);
    budget.gathered(await run.checkpoints.once('gathered-in-time', isInTime));
    const [{ entities, enriched }, { report, ranking, charts }] = await Promise.all([
      this.findEntities(run, plan, sources, step),
      this.write(run, plan, sources, coverage, step),
    ]);
    budget.signal.throwIfAborted();
    return {
      plan,
      sources,
      entities,
      coverage,
      report,
      ranking,
      charts,
      counters: {
        sourcesSearched: gathered.sourcesSearched,
        sourcesScraped: this.contentExtraction.pagesRead(run),
        entitiesEnriched: enriched,
        refinementRounds: gathered.refinementRounds,
      },
      steps: RESEARCH_STEPS.filter((name) => steps.has(name)),
    };
  }

  /** Searches and reads, analyzes gaps and repeats, as long as there is a gain and the budget allows. */
  private async gather(run: ResearchRun, plan: QueryPlan, step: StepOf): Promise<Gathered> {
    let found: FoundPage[] = [];
    const asked: SearchTask[] = [];
    let sources: Source[] = [];
    let analysis: GapAnalysis | undefined;
    let tasks = firstTasks(plan, run.request, searchesOfFirstRound(run));
    for (let round = 0; ; round += 1) {
      asked.push(...tasks);
      const result = await step('web_search', () => this.webSearch.run(run, plan, tasks));
      if (round === 0 && result.asked > 0 && result.failures === result.asked) throw new AllSearchesFailed();
      found = mergePages(found, result.pages);
      const fresh = await step('content_extraction', () =>
        this.contentExtraction.run(run, plan, found, sources, round),
      );
      sources = [...sources, ...fresh];
      const looked = { round, asked, before: analysis, fresh: fresh.length };
      const look = (): Promise<NextRound> => this.gapAnalysis.run(run, plan, sources, looked);
      const next = run.request.depth === 'standard' ? await look() : await step('gap_analysis', look);
      ({ analysis, tasks } = next);
      if (tasks.length === 0) {
        return {
          sourcesSearched: found.length,
          sources,
          coverage: analysis.coverage,
          refinementRounds: round,
        };
      }
    }
  }

  private async findEntities(
    run: ResearchRun,
    plan: QueryPlan,
    sources: Source[],
    step: StepOf,
  ): Promise<{ entities: Entities; enriched: number }> {
    const detected = await step('entity_detection', () =>
      this.orElse(run, 'entity_detection', NO_ENTITIES, () =>
        this.threads.run('detectEntities', run.budget.signal, plan, sources),
      ),
    );
    return run.request.enrichEntities
      ? step('entity_enrichment', () => this.entityEnrichment.run(run, detected))
      : { entities: detected, enriched: 0 };
  }

  private async write(
    run: ResearchRun,
    plan: QueryPlan,
    sources: Source[],
    coverage: FacetCoverage[],
    step: StepOf,
  ): Promise<Pick<Findings, 'report' | 'ranking' | 'charts'>> {
    const { request, budget } = run;
    if (!request.synthesis) return { report: null, ranking: null, charts: [] };
    const { draft, extract, ranking } = await step('synthesis', () =>
      this.synthesis.run(run, plan, sources, coverage),
    );
    const report = await step('verification', () =>
      this.verification.run(run, plan, sources, coverage, draft, extract),
    );
    const charts = request.includeAnalysis
      ? await step('analysis', () =>
          this.orElse(run, 'analysis', [], () =>
            this.threads.run('findCharts', budget.signal, plan, sources),
          ),
        )
      : [];
    return { report, ranking, charts };
  }

  /** A report without entities or charts is better than none. */
  private async orElse<T>(
    run: ResearchRun,
    name: ResearchStep,
    instead: T,
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ThreadError)) throw error;
      const message = `The pages exceeded the limits of this step: ${error.message}. The run continues without it.`;
      await run.emit(`${name}:left-out`, 'warning', { code: 'step_left_out', step: name, message });
      return instead;
    }
  }

  /** Emits the start and the end of a step, once per run. */
  private async step<T>(
    run: ResearchRun,
    steps: Set<ResearchStep>,
    name: ResearchStep,
    work: () => Promise<T>,
  ): Promise<T> {
    run.budget.signal.throwIfAborted();
    // Events are written in the order of emission, so the work need not wait for the first one.
    const emitted = run.emit(`${name}:started`, 'step.started', { step: name });
    const observed = { queue: 'research', step: name };
    const [result] = await Promise.all([jobStepOperation.run(observed, work), emitted]);
    steps.add(name);
    await run.emit(`${name}:completed`, 'step.completed', { step: name });
    return result;
  }
}

const NO_ENTITIES: Entities = { people: [], companies: [] };

/** Deeper research reserves searches for what the first round leaves open. */
const FIRST_ROUND_SHARE = 0.4;

const searchesOfFirstRound = ({ request, budget }: ResearchRun): number =>
  request.depth === 'standard'
    ? budget.left('searches')
    : Math.ceil(budget.left('searches') * FIRST_ROUND_SHARE);

type StepOf = <T>(name: ResearchStep, work: () => Promise<T>) => Promise<T>;
