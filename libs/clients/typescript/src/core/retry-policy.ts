import { APIError } from '../errors/api-error.js';
import type { CapstanError } from '../errors/capstan-error.js';
import { APIConnectionError } from '../errors/connection-errors.js';
import { UnexpectedResponseError } from '../errors/unexpected-response-error.js';
import { retryAfterMs } from './retry-after.js';

/** Longer delays are not awaited. */
const MAX_WAIT_MS = 60_000;

/** Whether the same request may succeed on a retry. */
export function isWorthRetrying(error: CapstanError, isRepeatable: boolean): boolean {
  if (error instanceof APIConnectionError) return isRepeatable;
  // An intermediary responded: whether the service did the work is unknown.
  if (error instanceof UnexpectedResponseError) return isRepeatable && isTransient(error.status);
  if (!(error instanceof APIError)) return false;
  const { status, slug, isRetriable } = error;
  if (status === 409) return isRetriable && slug === 'idempotency-in-progress';
  return isRetriable && isTransient(status);
}

const isTransient = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/**
 * The delay before an attempt.
 * @param attempt 0 before the first retry.
 * @returns undefined if the service requests a longer delay than the maximum.
 */
export function delayBefore(attempt: number, error: CapstanError, baseMs = 500): number | undefined {
  const requested = requestedDelay(error);
  if (requested === undefined) return backoff(attempt, baseMs);
  return requested <= MAX_WAIT_MS ? requested : undefined;
}

/** 0.5 s, 1 s, 2 s … up to 8 s, with jitter, so that clients do not retry at the same time. */
export const backoff = (attempt: number, baseMs = 500): number =>
  Math.round(
    Math.min(baseMs * 2 ** attempt, Math.max(8000, baseMs), MAX_WAIT_MS) * (1 - Math.random() * 0.25),
  );

/** An error of the service has the delay of the header too. */
function requestedDelay(error: CapstanError): number | undefined {
  if (error instanceof APIError && error.retryAfterSeconds !== null) return error.retryAfterSeconds * 1000;
  return error instanceof UnexpectedResponseError ? retryAfterMs(error.headers) : undefined;
}
