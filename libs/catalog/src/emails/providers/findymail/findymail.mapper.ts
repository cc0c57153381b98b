import { type OutboundResponse, ProviderFailure, fieldsOf, jsonOf, textOf } from '@capstan/kit';
import type { FoundEmail } from '../../found-email.js';

/** Findymail returns verified addresses only, without a score. */
const CONFIDENCE = 90;

/** Findymail may report exhausted credits with status 200. */
export function findymailFailure(response: OutboundResponse): ProviderFailure | undefined {
  const { error } = fieldsOf(jsonOf(response));
  return /credit/i.test(textOf(error))
    ? new ProviderFailure('quota_exhausted', 'the credits of FINDYMAIL_API_KEY are used up')
    : undefined;
}

/** Parses the response: null if there is no contact, `undefined` if the body is not a Findymail response. */
export function fromFindymail(body: unknown): FoundEmail | null | undefined {
  const answer = fieldsOf(body);
  const found = 'contact' in answer ? answer : fieldsOf(answer.payload);
  if (!('contact' in found)) return undefined;
  const email = textOf(fieldsOf(found.contact).email);
  return email === '' ? null : { email, confidence: CONFIDENCE, status: 'valid', provider: 'findymail' };
}
