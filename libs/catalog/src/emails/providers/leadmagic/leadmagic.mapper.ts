import { fieldsOf, textOf } from '@capstan/kit';
import type { FoundEmail } from '../../found-email.js';

type Rating = Pick<FoundEmail, 'status' | 'confidence'>;

/** LeadMagic reports words instead of numbers. */
const RATINGS: Readonly<Record<string, Rating>> = {
  valid: { status: 'valid', confidence: 95 },
  valid_catch_all: { status: 'valid', confidence: 85 },
  catch_all: { status: 'catch_all', confidence: 50 },
  unknown: { status: 'unknown', confidence: 40 },
};
const REJECTED_STATUSES = new Set(['invalid', 'not_found']);

/** Parses the response: null if there is no address, `undefined` if the body is not a LeadMagic response. */
export function fromLeadmagic(body: unknown): FoundEmail | null | undefined {
  const answer = fieldsOf(body);
  if (!('email' in answer)) return undefined;
  const [email, status] = [textOf(answer.email), textOf(answer.status)];
  if (email === '' || REJECTED_STATUSES.has(status)) return null;
  const rating = Object.hasOwn(RATINGS, status) ? RATINGS[status] : undefined;
  return { email, provider: 'leadmagic', ...(rating ?? { status: 'unknown', confidence: 40 }) };
}
