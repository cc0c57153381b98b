import type { ResearchEvent } from '@capstan/client';

const STEPS: Readonly<Record<string, string>> = {
  query_expansion: 'Planning the questions',
  web_search: 'Searching',
  content_extraction: 'Reading sources',
  gap_analysis: 'Looking for gaps',
  entity_detection: 'Finding people and companies',
  entity_enrichment: 'Looking up people and companies',
  synthesis: 'Writing the report',
  verification: 'Verifying every sentence',
  analysis: 'Computing charts',
};

/** Describes a run event for people. @returns undefined for events that are not relevant to them. */
export function researchProgress(event: ResearchEvent): string | undefined {
  switch (event.kind) {
    case 'research.started':
      return 'The research has started';
    case 'research.resumed':
      return 'The research has resumed after an interruption';
    case 'step.started':
      return STEPS[event.data.step];
    case 'search.completed':
      return `Searched “${event.data.query}”: ${event.data.found} found`;
    case 'source.found':
      return `Read “${event.data.title}” (${event.data.domain})`;
    case 'gaps.found':
      return event.data.open.length > 0 ? `Still open: ${event.data.open.join(', ')}` : undefined;
    case 'entity.enriched':
      return `Looked up ${event.data.name}`;
    case 'report.written':
      return 'The report is written';
    case 'warning':
      return event.data.message;
    default:
      return undefined;
  }
}
