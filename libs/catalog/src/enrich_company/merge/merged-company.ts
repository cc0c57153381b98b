import type { ProviderResult } from '@capstan/kit';
import { CONFIDENCE } from '../company-result.js';
import type { CompanySource, EnrichCompanyResult } from '../enrich-company.result.js';
import type { EnrichCompanyParams } from '../enrich-company.params.js';
import { SOCIAL_FIELDS } from '../social-url.js';
import { isSameCompany } from './same-company.js';
import { FIELD_GROUPS, TRUST } from './trust.js';

type Found = ProviderResult<EnrichCompanyResult>;

/** Agreeing sources never make the result certain. */
const MAX_CONFIDENCE = 0.99;

/**
 * Merges the results of several sources into one company: each field from its most trusted source. Sources about another
 * company than the most confident one are excluded.
 * @param found at least one, in waterfall order.
 */
export function mergedCompany(found: readonly Found[], params: EnrichCompanyParams): EnrichCompanyResult {
  const agreeing = agreeingWithMostConfident(found);
  const merged = structuredClone((agreeing[0] as Found).result);
  const fieldsOf = new Map<string, string[]>(agreeing.map(({ provider }) => [provider, []]));
  for (const group of FIELD_GROUPS) {
    const [leading] = group;
    const source = byTrust(agreeing, leading).find(({ result }) => isKnown(result, group));
    if (!source) continue;
    const known = group.filter((field) => isKnown(source.result, [field]));
    Object.assign(merged, Object.fromEntries(group.map((field) => [field, source.result[field]])));
    fieldsOf.get(source.provider)?.push(...known);
  }
  for (const field of SOCIAL_FIELDS) {
    const source = byTrust(agreeing, 'socials').find(({ result }) => result.socials[field] !== null);
    merged.socials[field] = source?.result.socials[field] ?? null;
    const fields = source && fieldsOf.get(source.provider);
    if (fields && !fields.includes('socials')) fields.push('socials');
  }
  return { ...merged, sources: sourcesOf(agreeing, fieldsOf), confidence: confidenceOf(agreeing, params) };
}

/** The most confident source and all that refer to the same company as an accepted one. */
function agreeingWithMostConfident(found: readonly Found[]): Found[] {
  const [surest, ...others] = found.toSorted((one, other) => other.result.confidence - one.result.confidence);
  const agreeing = [surest as Found];
  let waiting = others;
  for (;;) {
    // It must conflict with no accepted source, so that one wrong link does not join two companies.
    const next = waiting.find(
      ({ result }) =>
        agreeing.some((one) => isSameCompany(one.result, result)) &&
        !agreeing.some((one) => isConflicting(one.result, result)),
    );
    if (!next) return agreeing;
    agreeing.push(next);
    waiting = waiting.filter((one) => one !== next);
  }
}

function isConflicting(one: EnrichCompanyResult, other: EnrichCompanyResult): boolean {
  const sharesId = one.lei !== null && one.lei === other.lei;
  if (one.lei !== null && other.lei !== null && !sharesId) return true;
  return one.domain !== null && other.domain !== null && !sharesId && !isSameCompany(one, other);
}

function byTrust(found: readonly Found[], field: keyof typeof TRUST): Found[] {
  const place = ({ provider }: Found): number => {
    const index = TRUST[field].indexOf(provider);
    return index === -1 ? TRUST[field].length : index;
  };
  return found.toSorted((one, other) => place(one) - place(other));
}

function isKnown(result: EnrichCompanyResult, fields: readonly (keyof EnrichCompanyResult)[]): boolean {
  return fields.some((field) => {
    const value = result[field];
    return Array.isArray(value) ? value.length > 0 : value !== null;
  });
}

/** The sources used in the result, the one with most fields first. */
function sourcesOf(found: readonly Found[], fields: ReadonlyMap<string, string[]>): CompanySource[] {
  return found
    .map(({ provider, result }) => ({
      provider,
      url: result.sources[0]?.url ?? null,
      fields: fields.get(provider) ?? [],
    }))
    .filter((source) => source.fields.length > 0);
}

/** Combines independent confidences: the remaining doubts multiply. */
function confidenceOf(found: readonly Found[], { domain }: EnrichCompanyParams): number {
  const doubt = found.reduce((left, { result }) => left * (1 - result.confidence), 1);
  // A source that was queried by domain and did not confirm it is no better than a match by name.
  const limit =
    domain === undefined || found.some(({ result }) => result.domain !== null)
      ? MAX_CONFIDENCE
      : CONFIDENCE.byNameAndCountry;
  return Math.round(Math.min(limit, 1 - doubt) * 100) / 100;
}
