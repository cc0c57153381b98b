import type { AnswerLikenesses, FacetCandidates } from '../model/answer-likenesses.js';
import type { Chart } from '../model/chart.js';
import type { FacetCoverage, GapAnalysis } from '../model/coverage.js';
import type { Draft } from '../model/draft.js';
import type { Entities } from '../model/entity.js';
import type { ModelJudgment } from '../model/model-judgment.js';
import type { QueryPlan } from '../model/query-plan.js';
import type { Report } from '../model/report.js';
import type { Freshness } from '../model/research-request.js';
import type { Source } from '../model/source.js';
import type { PageToEvaluate, EvaluatedSource } from '../model/page-to-evaluate.js';
import type { NumberedPassage } from '../model/numbered-passage.js';

/** Inputs of verification besides texts. */
export interface VerificationContext {
  freshness: Freshness;
  /** Time of the report, ISO 8601. */
  nowIso: string;
}

/** CPU-bound work of a run: pure functions of plain data. */
export interface ResearchTasks {
  /** Does nothing: the thread is up once it returns. */
  ready(): void;
  sourceOfPage(page: PageToEvaluate): EvaluatedSource;
  analyzeGaps(plan: QueryPlan, sources: readonly Source[]): GapAnalysis;
  detectEntities(plan: QueryPlan, sources: readonly Source[]): Entities;
  answerCandidates(
    plan: QueryPlan,
    sources: readonly Source[],
    coverage: readonly FacetCoverage[],
  ): FacetCandidates[];
  writeExtract(
    plan: QueryPlan,
    sources: readonly Source[],
    coverage: readonly FacetCoverage[],
    likenesses?: AnswerLikenesses,
  ): Draft;
  choosePassages(plan: QueryPlan, sources: readonly Source[], maxCharacters: number): NumberedPassage[];
  verifyDraft(
    draft: Draft,
    plan: QueryPlan,
    sources: readonly Source[],
    coverage: readonly FacetCoverage[],
    extract: Draft,
    context: VerificationContext,
    judgments?: readonly ModelJudgment[],
  ): Report;
  findCharts(plan: QueryPlan, sources: readonly Source[]): Promise<Chart[]>;
}

export type TaskName = keyof ResearchTasks;
