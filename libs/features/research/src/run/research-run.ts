import type { CallContext } from '@capstan/kit';
import type { ResearchRequest } from '../model/research-request.js';
import type { Budget } from './budget.js';
import type { Checkpoints } from './checkpoints.js';

/** Kinds of events in the stream of a run. */
export const RESEARCH_EVENT_KINDS = [
  'research.started',
  'research.resumed',
  'step.started',
  'step.completed',
  'plan.created',
  'search.completed',
  'source.found',
  'source.failed',
  'gaps.found',
  'entity.enriched',
  'report.written',
  'warning',
  'research.completed',
  'research.cancelled',
  'research.failed',
] as const;
export type ResearchEventKind = (typeof RESEARCH_EVENT_KINDS)[number];

/** The last event of a stream has one of these kinds. */
export const TERMINAL_KINDS: readonly ResearchEventKind[] = [
  'research.completed',
  'research.cancelled',
  'research.failed',
];

/** The steps of the pipeline (docs/contract.md 2.6, `steps_completed`). */
export const RESEARCH_STEPS = [
  'query_expansion',
  'web_search',
  'content_extraction',
  'gap_analysis',
  'entity_detection',
  'entity_enrichment',
  'synthesis',
  'verification',
  'analysis',
] as const;
export type ResearchStep = (typeof RESEARCH_STEPS)[number];

/** A run for the steps of the pipeline: their only access to the outside. */
export interface ResearchRun {
  readonly id: string;
  readonly request: ResearchRequest;
  readonly budget: Budget;
  readonly checkpoints: Checkpoints;
  /**
   * Adds an event to the stream, once per run however often its worker dies.
   * @param key of the event, unique in the run.
   * @param fields in snake_case, as sent; never a secret.
   */
  emit(key: string, kind: ResearchEventKind, fields: Record<string, unknown>): Promise<void>;
  /** Context for calls of other capabilities while gathering, limited to the remaining time. */
  callContext(timeoutMs: number): CallContext;
}
