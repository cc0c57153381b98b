import { fieldsOf, textOf } from '@capstan/kit';
import type { FoundEmail } from '../../found-email.js';

type Rating = Pick<FoundEmail, 'status' | 'confidence'>;

const RATINGS: Readonly<Record<string, Rating>> = {
  verified: { status: 'valid', confidence: 95 },
  'likely to engage': { status: 'valid', confidence: 85 },
  unverified: { status: 'unknown', confidence: 50 },
};

/**
 * Parses a person: null if there is none, or only a guessed address; `undefined` if the body is not an Apollo response.
 */
export function fromApollo(body: unknown): FoundEmail | null | undefined {
  const answer = fieldsOf(body);
  if (!('person' in answer)) return undefined;
  const { email, email_status, first_name, last_name } = fieldsOf(answer.person);
  const status = textOf(email_status);
  const rating = Object.hasOwn(RATINGS, status) ? RATINGS[status] : undefined;
  if (textOf(email) === '' || !rating) return null;
  return {
    email: textOf(email),
    provider: 'apollo',
    person: { first_name: textOf(first_name), last_name: textOf(last_name) },
    ...rating,
  };
}
