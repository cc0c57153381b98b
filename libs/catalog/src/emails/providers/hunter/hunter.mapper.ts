import { fieldsOf, listOf, numberOf, textOf } from '@capstan/kit';
import type { FoundStatus } from '../../emails.result.js';
import type { FoundEmail } from '../../found-email.js';

const STATUSES: Readonly<Record<string, FoundStatus>> = {
  valid: 'valid',
  accept_all: 'catch_all',
  webmail: 'unknown',
  unknown: 'unknown',
};
/** An address that Hunter reports as invalid is treated as not found. */
const REJECTED_STATUSES = new Set(['invalid', 'disposable']);

/** Parses the response: null if there is no address, `undefined` if the body is not a Hunter response. */
export function fromHunter(body: unknown): FoundEmail | null | undefined {
  const { data } = fieldsOf(body);
  if (!('email' in fieldsOf(data))) return undefined;
  const { email, score, verification, sources } = fieldsOf(data);
  const status = textOf(fieldsOf(verification).status);
  if (textOf(email) === '' || REJECTED_STATUSES.has(status)) return null;
  return {
    email: textOf(email),
    confidence: numberOf(score) ?? 0,
    status: STATUSES[status] ?? 'unknown',
    provider: 'hunter',
    urls: listOf(sources).map((source) => textOf(fieldsOf(source).uri)),
  };
}
