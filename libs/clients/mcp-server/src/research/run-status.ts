import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import { answerResult } from '../results/answer-result.js';
import type { Receipt } from '../results/receipt.js';
import { reportLink } from './run-result.js';
import { type Run, pollAfterSeconds } from './run.js';

type OutputSchema = NonNullable<Tool['outputSchema']>;

/** The result of tools that start, read or cancel a run. */
export const runStatusSchema = (resultSchema: OutputSchema): OutputSchema => ({
  type: 'object',
  properties: {
    id: { type: 'string', description: 'Id of the run' },
    status: { type: 'string', enum: ['queued', 'running', 'completed', 'failed', 'cancelled'] },
    query: { type: 'string', description: 'The question' },
    depth: { type: 'string', description: 'Requested depth' },
    credits_used: { type: 'integer', description: 'Charged if there is a result' },
    created_at: { type: 'string', format: 'date-time' },
    finished_at: { type: ['string', 'null'], format: 'date-time' },
    failure: { type: ['object', 'null'], description: 'Reason of the failure, and what to do' },
    result: { description: 'Null until it is completed', anyOf: [resultSchema, { type: 'null' }] },
    next: { type: 'string', description: 'What to do next' },
    poll_after_seconds: {
      type: ['integer', 'null'],
      description: 'Seconds until the next poll; null if it has ended',
    },
  },
  required: ['id', 'status', 'query', 'depth', 'credits_used', 'result', 'next', 'poll_after_seconds'],
});

/** Describes the status of a run and the next step. */
export function runStatus(run: Run, receipt: Receipt): CallToolResult {
  const { id, status, query, depth, credits_used, created_at, finished_at, failure, result } = run;
  const isUnderWay = status === 'queued' || status === 'running';
  const about = { id, status, query, depth, credits_used, created_at, finished_at, failure, result };
  const data = {
    ...about,
    next: nextStep(run),
    poll_after_seconds: isUnderWay ? pollAfterSeconds(run) : null,
  };
  return answerResult(data, receipt, ...reportLink(run));
}

function nextStep(run: Run): string {
  const { id, status, credits_used: credits } = run;
  if (status === 'completed')
    return `Use \`result\`. The report as a document: capstan://research/${id}/report`;
  if (status === 'failed') return '`failure` states what to do. Nothing was charged.';
  if (status === 'cancelled') {
    const charged =
      credits === 0 ? 'Nothing was charged.' : `Credits charged for the searches it had done: ${credits}.`;
    return `${charged} Start it again if it is still needed.`;
  }
  return `Call research_status with id ${id} in ${pollAfterSeconds(run)} seconds; research_cancel ends it.`;
}
