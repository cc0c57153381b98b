import type { AppError } from '@capstan/platform-core';
import type { RequestContext } from '../request-context/request-context.js';
import { failureEnvelope } from '../envelope/envelope.js';

/**
 * Renders the body of a failure: the envelope, or the bare problem object for a caller that accepts
 * `application/problem+json` (RFC 9457, 3).
 */
export function renderProblem(
  error: AppError,
  context: RequestContext,
  errorsBase: string,
  accept: string | undefined,
): { body: string; contentType: string } {
  const problem = error.toProblem(errorsBase);
  if (accept?.includes('application/problem+json') && !accept.includes('application/json')) {
    return {
      body: JSON.stringify({ ...problem, instance: `urn:capstan:request:${context.requestId}` }),
      contentType: 'application/problem+json',
    };
  }
  const envelope = failureEnvelope(problem, {
    provider_used: null,
    providers_tried: [],
    mode_used: null,
    ...context.metadata,
    response_time_ms: Date.now() - context.startedAtMs,
    request_id: context.requestId,
  });
  return { body: JSON.stringify(envelope), contentType: 'application/json; charset=utf-8' };
}
