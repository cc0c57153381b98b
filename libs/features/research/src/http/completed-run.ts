import { NotFoundError } from '@capstan/platform-core';
import type { ResearchResult } from '../results/research.result.js';
import { ResearchNotCompletedError } from '../errors/research-not-completed.error.js';
import type { RunWithResult } from '../runs/run.js';

/**
 * Returns the result of a completed run.
 * @throws ResearchNotCompletedError while it is running; NotFoundError if it ended without a result.
 */
export function resultIn({ status, result }: RunWithResult): ResearchResult {
  if (result) return result;
  if (status === 'queued' || status === 'running') throw new ResearchNotCompletedError(status);
  throw new NotFoundError(
    'The report',
    'GET /v1/research/{id} shows how the run ended; start it again with POST /v1/research.',
  );
}
