import { defineEvent } from '@capstan/platform-events';
import { ResultField } from '@capstan/platform-http';

/** Data of the events of a run's end. */
export class ResearchEnded {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifies the run.' })
  run_id: string;

  @ResultField({ type: 'integer', description: 'Credits that it cost.' })
  credits_used: number;
}

/** Data of `research.failed`. */
export class ResearchFailed extends ResearchEnded {
  @ResultField({ type: 'string', description: 'Slug of the error, as in `/errors/<slug>`.' })
  error: string;
}

const example: ResearchEnded = { run_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', credits_used: 20 };

export const researchCompleted = defineEvent<ResearchEnded>('research.completed', {
  description: 'A research run has its report.',
  schema: ResearchEnded,
  example,
});

export const researchFailed = defineEvent<ResearchFailed>('research.failed', {
  description: 'A research run failed; it costs nothing.',
  schema: ResearchFailed,
  example: { ...example, credits_used: 0, error: 'deadline-exceeded' },
});

export const researchCancelled = defineEvent<ResearchEnded>('research.cancelled', {
  description: 'A research run was cancelled by its owner, who pays for the searches that it made.',
  schema: ResearchEnded,
  example: { ...example, credits_used: 3 },
});

export const RESEARCH_EVENTS = [researchCompleted, researchFailed, researchCancelled];
