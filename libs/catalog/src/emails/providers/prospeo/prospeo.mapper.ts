import {
  type FailedOutcome,
  type OutboundResponse,
  ProviderFailure,
  fieldsOf,
  jsonOf,
  textOf,
} from '@capstan/kit';
import type { FoundEmail } from '../../found-email.js';

/** It is asked for verified addresses only, and rates none. */
const CONFIDENCE = 90;

const OUTCOMES: Readonly<Record<string, FailedOutcome>> = {
  INSUFFICIENT_CREDITS: 'quota_exhausted',
  INVALID_API_KEY: 'misconfigured',
  RATE_LIMITED: 'rate_limited',
};

/** Whether Prospeo knows nobody of that name there; it answers 400 for that. */
export function isNoMatch(response: OutboundResponse): boolean {
  return errorOf(response) === 'NO_MATCH';
}

/** Prospeo answers 400 for nearly everything; its error code tells. */
export function prospeoFailure(response: OutboundResponse): ProviderFailure | undefined {
  const error = errorOf(response);
  // A limit of the rate may come with a time to wait, which the status tells.
  if (error === '' || response.status === 429) return undefined;
  const outcome = Object.hasOwn(OUTCOMES, error) ? OUTCOMES[error] : undefined;
  return new ProviderFailure(outcome ?? 'upstream_error', 'Prospeo refused to answer');
}

/** Reads a match: null when it has no address, undefined when it is no answer of Prospeo. */
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
