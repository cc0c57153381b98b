import { isJsonNotFound } from '@capstan/kit';
import type { EnrichPersonParams } from './enrich-person.params.js';
import type { EnrichPersonResult } from './enrich-person.result.js';
import { CONFIDENCE, type PersonFacts, toPersonResult, unknownPerson } from './person-result.js';
import { isRequestedPerson } from './same-person.js';

/** Base of the vendor declarations that match loosely: they read the facts of the requested person or of another. */
export const personVendor = (provider: string) => ({
  maxRedirects: 0,
  isEmpty: isJsonNotFound,
  result: (facts: PersonFacts, params: EnrichPersonParams): EnrichPersonResult => {
    const confidence = params.email === undefined ? CONFIDENCE.byNameAndEmployer : CONFIDENCE.byEmail;
    return toRequestedPerson(facts, { provider, confidence }, params);
  },
  empty: unknownPerson,
});

/** Maps facts to a result unless they belong to another person than requested. */
export function toRequestedPerson(
  facts: PersonFacts,
  { provider, confidence }: { provider: string; confidence: number },
  params: EnrichPersonParams,
): EnrichPersonResult {
  const result = toPersonResult(facts, { provider, url: null, confidence });
  return isRequestedPerson(result, params) ? result : unknownPerson();
}

/** For vendors that look up by e-mail address, or by name and employer. */
export const servesKnownPeople = ({ email, name, company, domain }: EnrichPersonParams): boolean =>
  email !== undefined || (name !== undefined && (company !== undefined || domain !== undefined));
