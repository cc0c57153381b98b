import {
  type FailedOutcome,
  type OutboundResponse,
  ProviderFailure,
  fieldsOf,
  jsonOf,
  textOf,
} from '@capstan/kit';
import type { FoundEmail } from '../../found-email.js';

/** Only verified addresses are requested, and they have no score. */
const CONFIDENCE = 90;

const OUTCOMES: Readonly<Record<string, FailedOutcome>> = {
  INSUFFICIENT_CREDITS: 'quota_exhausted',
  INVALID_API_KEY: 'misconfigured',
  RATE_LIMITED: 'rate_limited',
};

/** Whether the error means that the person was not found; Prospeo reports it with status 400. */
export function isNoMatch(response: OutboundResponse): boolean {
  return errorOf(response) === 'NO_MATCH';
}

/** Prospeo answers 400 for nearly every error; the error code distinguishes them. */
export function prospeoFailure(response: OutboundResponse): ProviderFailure | undefined {
  const error = errorOf(response);
  // A rate limit may have a retry time, which the status carries.
  if (error === '' || response.status === 429) return undefined;
  const outcome = Object.hasOwn(OUTCOMES, error) ? OUTCOMES[error] : undefined;
  return new ProviderFailure(outcome ?? 'upstream_error', 'Prospeo refused to answer');
}

/** Parses a match: null if it has no address, `undefined` if the body is not a Prospeo response. */
export function fromProspeo(body: unknown): FoundEmail | null | undefined {
  const answer = fieldsOf(body);
  if (!('person' in answer)) return undefined;
  const person = fieldsOf(answer.person);
  const { email, status } = fieldsOf(person.email);
  if (textOf(email) === '') return null;
  const isVerified = textOf(status) === 'VERIFIED';
  return {
    email: textOf(email),
    confidence: isVerified ? CONFIDENCE : CONFIDENCE / 2,
    status: isVerified ? 'valid' : 'unknown',
    provider: 'prospeo',
    person: { first_name: textOf(person.first_name), last_name: textOf(person.last_name) },
  };
}

function errorOf(response: OutboundResponse): string {
  const { error, error_code } = fieldsOf(jsonOf(response));
  return error === true ? textOf(error_code) || 'UNKNOWN' : '';
}
