import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import { answerResult } from '../results/answer-result.js';
import type { Receipt } from '../results/receipt.js';
import { reportLink } from './run-result.js';
import { type Run, pollAfterSeconds } from './run.js';

type OutputSchema = NonNullable<Tool['outputSchema']>;

/** What tools answer that begin, ask for or cancel a run. */
export const runStatusSchema = (resultSchema: OutputSchema): OutputSchema => ({
  type: 'object',
  properties: {
    id: { type: 'string', description: 'Identifies the run' },
    status: { type: 'string', enum: ['queued', 'running', 'completed', 'failed', 'cancelled'] },
    query: { type: 'string', description: 'The question' },
    depth: { type: 'string', description: 'Depth asked for' },
    credits_used: { type: 'integer', description: 'Charged when there is a result' },
    created_at: { type: 'string', format: 'date-time' },
    finished_at: { type: ['string', 'null'], format: 'date-time' },
    failure: { type: ['object', 'null'], description: 'Why it failed, and what to do' },
    result: { description: 'Null until it is completed', anyOf: [resultSchema, { type: 'null' }] },
    next: { type: 'string', description: 'What to do next' },
    poll_after_seconds: {
      type: ['integer', 'null'],
      description: 'Ask again after so long; null when it has ended',
    },
  },
  required: ['id', 'status', 'query', 'depth', 'credits_used', 'result', 'next', 'poll_after_seconds'],
});

/** How a run stands, and what to do next. */
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
  if (status === 'failed') return '`failure` says what to do. Nothing was charged.';
  if (status === 'cancelled') {
    const charged =
      credits === 0 ? 'Nothing was charged.' : `Credits charged for the searches it had done: ${credits}.`;
    return `${charged} Start it again if it is still wanted.`;
  }
  return `Call research_status with id ${id} in ${pollAfterSeconds(run)} seconds; research_cancel ends it.`;
}
