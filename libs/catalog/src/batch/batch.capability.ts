import { defineCapability } from '@capstan/kit';
import { BatchParams } from './batch.params.js';
import { BatchResult } from './batch.result.js';
import { BatchRunnerProvider } from './providers/batch_runner/batch-runner.provider.js';

const MINUTE_MS = 60_000;
/** For each call, on average. */
const CALL_MS = 30_000;

/** Calls a capability many times. */
export const batch = defineCapability<BatchParams, BatchResult>({
  name: 'batch',
  runs: 'as-job',
  title: 'Batch of calls',
  summary: 'Makes up to 1,000 calls of one capability as one job.',
  description: [
    'Each call is held, charged and logged as a call of its own; the batch itself is free. With `Prefer: respond-async` the answer is 202',
    'at once. Progress is at `GET /v1/jobs/{id}/stream`, the envelope of each call at `GET /v1/jobs/{id}/items`, in the order of `inputs`, and',
    '`POST /v1/jobs/{id}/cancel` ends the batch: calls that were answered until then are charged and kept.',
    '',
    'Calls of capabilities that run as jobs, and of `research`, are jobs of their own, with a `location`; they are cancelled with the batch.',
  ].join('\n'),
  params: BatchParams,
  result: BatchResult,
  credits: 0,
  insteadOfBatch: 'Start each batch by a call of its own.',
  innerCalls: { capability: 'capability', inputs: 'inputs' },
  delegatesTo: ({ capability }) => capability,
  deadlineMs: ({ inputs }) => 10 * MINUTE_MS + inputs.length * CALL_MS,
  providers: [BatchRunnerProvider],
  accept: ({ succeeded }) => (succeeded > 0 ? 'ok' : 'empty'),
  examples: [
    {
      title: 'Two pages',
      params: {
        capability: 'scrape',
        inputs: [{ url: 'https://example.com/' }, { url: 'https://example.org/' }],
      },
    },
  ],
});
