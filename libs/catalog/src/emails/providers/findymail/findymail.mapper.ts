import { type OutboundResponse, ProviderFailure, fieldsOf, jsonOf, textOf } from '@capstan/kit';
import type { FoundEmail } from '../../found-email.js';

/** It hands on verified addresses only, and rates none. */
const CONFIDENCE = 90;

/** Findymail may say under status 200 that the credits are used up. */
export function findymailFailure(response: OutboundResponse): ProviderFailure | undefined {
  const { error } = fieldsOf(jsonOf(response));
  return /credit/i.test(textOf(error))
    ? new ProviderFailure('quota_exhausted', 'the credits of FINDYMAIL_API_KEY are used up')
    : undefined;
}

/** Reads a find: null when there is no contact, undefined when it is no answer of Findymail. */
export function fromFindymail(body: unknown): FoundEmail | null | undefined {
  const answer = fieldsOf(body);
  const found = 'contact' in answer ? answer : fieldsOf(answer.payload);
  if (!('contact' in found)) return undefined;
  const email = textOf(fieldsOf(found.contact).email);
  return email === '' ? null : { email, confidence: CONFIDENCE, status: 'valid', provider: 'findymail' };
}
