import type { ResearchEvent } from '@capstan/client';

export interface ResearchStep {
  name: string;
  isDone: boolean;
}

export interface FoundSource {
  id: number;
  title: string;
  domain: string;
  credibility: number;
}

/** The progress of a run. */
export interface Progress {
  steps: ResearchStep[];
  facets: { heading: string; queries: string[] }[];
  /** Results by query. */
  searches: Map<string, number>;
  sources: FoundSource[];
  failedSources: number;
  gaps: string[];
}

/** Adds up the events of a run. */
export function progressOf(events: readonly ResearchEvent[]): Progress {
  const progress: Progress = {
    steps: [],
    facets: [],
    searches: new Map(),
    sources: [],
    failedSources: 0,
    gaps: [],
  };
  for (const event of events) add(progress, event);
  return progress;
}

function add(progress: Progress, { kind, data }: ResearchEvent): void {
  switch (kind) {
    case 'step.started':
      setStep(progress, data.step, false);
      break;
    case 'step.completed':
      setStep(progress, data.step, true);
      break;
    case 'plan.created':
      progress.facets = data.facets;
      break;
    case 'search.completed':
      progress.searches.set(data.query, (progress.searches.get(data.query) ?? 0) + data.found);
      break;
    case 'source.found':
      progress.sources.push({ ...data, credibility: Number(data.credibility) });
      break;
    case 'source.failed':
      progress.failedSources += 1;
      break;
    case 'gaps.found':
      progress.gaps = data.open;
      break;
    default:
  }
}

/** Steps are repeated while gaps are open; each is listed once. */
function setStep(progress: Progress, name: string, isDone: boolean): void {
  const known = progress.steps.find((step) => step.name === name);
  if (known) known.isDone = isDone;
  else progress.steps.push({ name, isDone });
}

const STEP_NAMES: Record<string, string> = {
  query_expansion: 'Plan the questions',
  web_search: 'Search',
  content_extraction: 'Read the sources',
  gap_analysis: 'Look for gaps',
  entity_detection: 'Find people and companies',
  entity_enrichment: 'Look them up',
  synthesis: 'Write the report',
  verification: 'Check every sentence',
  analysis: 'Draw charts',
};

export const stepTitle = (name: string): string => STEP_NAMES[name] ?? name.replaceAll('_', ' ');
