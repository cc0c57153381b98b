import type { Problem } from './problem.js';

/** Completes a problem object with all fields the error classes rely on. */
export function completedProblem(
  given: Record<string, unknown>,
  answerStatus: number,
  retryAfterSeconds: number | undefined,
): Problem {
  const text = (name: string, otherwise: string): string =>
    typeof given[name] === 'string' ? given[name] : otherwise;
  // A failure with the status of a success has its own in the body.
  const status = answerStatus < 400 && typeof given['status'] === 'number' ? given['status'] : answerStatus;
  const wait = given['retry_after_seconds'];
  const asked = typeof wait === 'number' && wait >= 0 ? wait : retryAfterSeconds;
  return {
    type: text('type', 'about:blank'),
    title: text('title', `Status ${status}`),
    status,
    detail: text('detail', ''),
    is_retriable:
      typeof given['is_retriable'] === 'boolean' ? given['is_retriable'] : isTransientStatus(status),
    ...(asked === undefined ? {} : { retry_after_seconds: asked }),
    alternative_action: text('alternative_action', ''),
    error_category: text('error_category', categoryOf(status)),
    errors: Array.isArray(given['errors']) ? (given['errors'] as NonNullable<Problem['errors']>) : [],
  };
}

const isTransientStatus = (status: number): boolean => status === 408 || status === 429 || status >= 500;

function categoryOf(status: number): string {
  if (isTransientStatus(status)) return 'transient';
  if (status === 401 || status === 403) return 'authentication';
  return status === 402 ? 'credits' : 'invalid_request';
}

/** The category: the given one, or derived from the status if this version does not know it. */
export function knownCategory(category: string, status: number): string {
  return KNOWN.has(category) ? category : categoryOf(status);
}

const KNOWN = new Set(['transient', 'invalid_request', 'authentication', 'credits', 'content_access']);
