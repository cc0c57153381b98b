import type { Problem } from './problem.js';

/** A problem in which nothing is missing or of the wrong kind that the error classes rely on. */
export function completedProblem(
  given: Record<string, unknown>,
  answerStatus: number,
  retryAfterSeconds: number | undefined,
): Problem {
  const text = (name: string, otherwise: string): string =>
    typeof given[name] === 'string' ? given[name] : otherwise;
  // A failure that came with the status of a success tells its own.
  const status = answerStatus < 400 && typeof given['status'] === 'number' ? given['status'] : answerStatus;
  const wait = given['retry_after_seconds'];
  const asked = typeof wait === 'number' && wait >= 0 ? wait : retryAfterSeconds;
  return {
    type: text('type', 'about:blank'),
    title: text('title', `Status ${status}`),
    status,
    detail: text('detail', ''),
    is_retriable: typeof given['is_retriable'] === 'boolean' ? given['is_retriable'] : mayPass(status),
    ...(asked === undefined ? {} : { retry_after_seconds: asked }),
    alternative_action: text('alternative_action', ''),
    error_category: text('error_category', categoryOf(status)),
    errors: Array.isArray(given['errors']) ? (given['errors'] as NonNullable<Problem['errors']>) : [],
  };
}

const mayPass = (status: number): boolean => status === 408 || status === 429 || status >= 500;

function categoryOf(status: number): string {
  if (mayPass(status)) return 'transient';
  if (status === 401 || status === 403) return 'authentication';
  return status === 402 ? 'credits' : 'invalid_request';
}

/** The category to go by: the one given, or for one that came up later that of the status. */
export function knownCategory(category: string, status: number): string {
  return KNOWN.has(category) ? category : categoryOf(status);
}

const KNOWN = new Set(['transient', 'invalid_request', 'authentication', 'credits', 'content_access']);
