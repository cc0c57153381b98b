import { AppError } from '@capstan/platform-errors';
import type { RunStatus } from '../runs/run.js';

/** 409: there is no report, yet or at all. */
export class ResearchNotCompletedError extends AppError {
  constructor(status: RunStatus) {
    const isOpen = status === 'queued' || status === 'running';
    super({
      slug: 'research-not-completed',
      status: 409,
      title: 'The research is not completed',
      detail: `The run is ${status}, so it has no report.`,
      category: isOpen ? 'transient' : 'invalid_request',
      isRetriable: isOpen,
      ...(isOpen ? { retryAfterSeconds: 5 } : {}),
      alternativeAction: isOpen
        ? 'Follow the stream of the run, or ask again after the stated wait.'
        : 'Start the research again with POST /v1/research.',
    });
  }
}
