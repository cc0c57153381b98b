import type { EventKinds, JobEvent } from './job-event.js';

/** Fields of each research event (docs/research.md). */
export interface ResearchEventFields {
  'research.started': { query: string; depth: string };
  'research.resumed': { generation: number };
  'step.started': { step: string };
  'step.completed': { step: string } & Open;
  'plan.created': { title: string; facets: { heading: string; queries: string[] }[] };
  'search.completed': {
    query: string;
    source_type: string;
    found: number;
    provider?: string;
    failure?: string;
  };
  'source.found': {
    id: number;
    url: string;
    title: string;
    domain: string;
    source_type: string;
    credibility: unknown;
    round: number;
  };
  'source.failed': { url: string; round: number; reason: string; of?: number };
  'gaps.found': { round: number; open: string[] };
  'entity.enriched': { kind: 'person' | 'company'; name: string; providers: string[] };
  'report.written': {
    author: string;
    sections: number;
    key_findings: number;
    conflicts: number;
    rejected_sentences: number;
    confidence: number;
  };
  warning: { message?: string; code?: string; reason?: string; capability?: string };
  'research.completed': {
    sources: number;
    confidence: number;
    credits_used: number;
    budget_exhausted: boolean;
  };
  'research.cancelled': { searches?: number; credits_used?: number };
  'research.failed': { error: Record<string, unknown> };
}

type Open = Record<string, unknown>;

/** An event of a research run. */
export type ResearchEvent = JobEvent<ResearchEventFields, { run_id: string }>;

const LAST = { 'research.completed': true, 'research.cancelled': true, 'research.failed': true } as const;

/** Lists every kind; the compiler checks that none is missing. */
const KINDS: Record<keyof ResearchEventFields, true> = {
  'research.started': true,
  'research.resumed': true,
  'step.started': true,
  'step.completed': true,
  'plan.created': true,
  'search.completed': true,
  'source.found': true,
  'source.failed': true,
  'gaps.found': true,
  'entity.enriched': true,
  'report.written': true,
  warning: true,
  ...LAST,
};

export const RESEARCH_EVENT_KINDS: EventKinds = {
  known: new Set(Object.keys(KINDS)),
  last: new Set(Object.keys(LAST)),
};
