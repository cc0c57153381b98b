import { OutboundError, type OutboundResponse, precedesRequest } from '@capstan/platform-outbound';
import { failureForError } from '../failure-for-error.js';
import type { FailedOutcome } from '../outcome.js';
import { ProviderFailure } from '../provider-failure.js';

/** Failures that a vendor reports instead of accepting a message. */
const REFUSALS: ReadonlySet<FailedOutcome> = new Set([
  'rate_limited',
  'quota_exhausted',
  'misconfigured',
  'invalid_input',
  'blocked',
]);

/** Statuses that do not say whether the request was processed: a timeout, and conflicts with an earlier request. */
const UNDECIDED_STATUSES = new Set([408, 409, 425]);

/**
 * The refusal that an error of a transport represents: the message was provably not accepted, so that another transport may
 * be tried. Undefined means that the message may have been accepted: it must not be sent in another way.
 */
export function refusalOf(error: unknown): ProviderFailure | undefined {
  if (error instanceof ProviderFailure) return REFUSALS.has(error.outcome) ? error : undefined;
  return error instanceof OutboundError && precedesRequest(error) ? failureForError(error) : undefined;
}

/** Statuses 4xx that are not about credentials, quota or rate reject the message itself. */
export function refusalForStatus({ status }: OutboundResponse, reason = ''): ProviderFailure | undefined {
  if (status < 400 || status > 499 || UNDECIDED_STATUSES.has(status)) return undefined;
  if (status === 401 || status === 402 || status === 403 || status === 429) return undefined;
  const detail = reason === '' ? '' : `: ${reason}`;
  return new ProviderFailure('invalid_input', `the provider refused the message (${status})${detail}`);
}
