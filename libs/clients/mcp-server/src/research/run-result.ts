import type { Problem } from '@capstan/client';
import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/server';
import { answerResult } from '../results/answer-result.js';
import { type Failure, failure } from '../results/failure.js';
import { describeFaults } from '../results/fault.js';
import { ToolFailure } from '../results/tool-failure.js';
import type { Run } from './run.js';

/**
 * The result of a run that has ended.
 * @param requestId of the call that started it, if known.
 * @throws ToolFailure if it has none.
 */
export function runResult(run: Run, requestId?: string | null): CallToolResult {
  if (!run.result) throw new ToolFailure(run.status === 'cancelled' ? CANCELLED : failureOfRun(run));
  return answerResult(run.result, { creditsUsed: run.credits_used, requestId }, ...reportLink(run));
}

/** The URI of the report as a document. */
export const reportLink = ({ id, query, result }: Run): ContentBlock[] =>
  result?.report
    ? [
        {
          type: 'resource_link',
          uri: `capstan://research/${id}/report`,
          name: 'report',
          title: result.report.title || query,
          mimeType: 'text/markdown',
        },
      ]
    : [];

const CANCELLED: Failure = failure({
  category: 'invalid_request',
  title: 'Research cancelled',
  detail: 'The run was cancelled before it completed.',
  alternative_action: 'Start it again if the report is still needed.',
  slug: 'research-cancelled',
});

function failureOfRun(run: Run): Failure {
  const problem = (run.failure ?? {}) as Partial<Problem>;
  return failure({
    category: problem.error_category ?? 'transient',
    title: problem.title ?? 'Research failed',
    detail: problem.detail ?? 'The run ended without a result.',
    alternative_action: problem.alternative_action ?? 'Start it again.',
    is_retriable: problem.is_retriable ?? false,
    retry_after_seconds: problem.retry_after_seconds ?? null,
    slug: problem.type?.split('/').at(-1) ?? null,
    status: problem.status ?? null,
    errors: describeFaults(problem.errors ?? []),
  });
}
