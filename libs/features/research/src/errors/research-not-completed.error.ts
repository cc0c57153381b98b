import { AppError } from '@capstan/platform-core';

/** 409: the report is not available yet. */
export class ResearchNotCompletedError extends AppError {
  constructor(status: 'queued' | 'running') {
    super({
      slug: 'research-not-completed',
      status: 409,
      title: 'The research is not completed',
      detail: `The run is ${status}, so it has no report yet.`,
      category: 'transient',
      isRetriable: true,
      retryAfterSeconds: 5,
      alternativeAction: 'Follow the stream of the run, or retry after Retry-After.',
    });
  }
}
