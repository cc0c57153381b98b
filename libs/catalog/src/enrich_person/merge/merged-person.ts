import type { ProviderResult } from '@capstan/kit';
import type { EnrichPersonResult, PersonSource } from '../enrich-person.result.js';
import { isKnown } from '../person-result.js';
import { isSameName } from '../same-person.js';

type Found = ProviderResult<EnrichPersonResult>;

/** Agreeing sources never make the result certain. */
const MAX_CONFIDENCE = 0.99;
/** Fields that must come from one source: role and employer, the parts of a name. */
const FIELD_GROUPS = [
  ['full_name', 'first_name', 'last_name'],
  ['title', 'company'],
  ['headline'],
  ['location'],
  ['emails'],
  ['phones'],
  ['orcid'],
  ['wikidata_id'],
  ['photo_url'],
  ['bio'],
  ['employment'],
  ['education'],
] as const satisfies readonly (readonly (keyof EnrichPersonResult)[])[];
const SOCIALS = ['linkedin_url', 'github_url', 'x_url', 'website_url'] as const;

/**
 * Merges the results of several sources into one person: each group of fields from its most confident source. Sources
 * about another person than the most confident one are excluded.
 * @param found at least one, in waterfall order.
 */
export function mergedPerson(found: readonly Found[]): EnrichPersonResult {
  const agreeing = agreeingWithSurest(found);
  const [surest] = agreeing as [Found];
  const merged = structuredClone(surest.result);
  const fieldsOf = new Map<string, string[]>(agreeing.map(({ provider }) => [provider, []]));
  for (const group of FIELD_GROUPS) {
    const source = agreeing.find(({ result }) => group.some((field) => isKnown(result[field])));
    if (!source) continue;
    Object.assign(merged, Object.fromEntries(group.map((field) => [field, source.result[field]])));
    fieldsOf.get(source.provider)?.push(...group.filter((field) => isKnown(source.result[field])));
  }
  for (const place of SOCIALS) {
    const source = agreeing.find(({ result }) => result.socials[place] !== null);
    merged.socials[place] = source?.result.socials[place] ?? null;
    const fields = source && fieldsOf.get(source.provider);
    if (fields && !fields.includes('socials')) fields.push('socials');
  }
  return { ...merged, sources: sourcesOf(agreeing, fieldsOf), confidence: confidenceOf(agreeing) };
}

/** The most confident source, and all that conflict with none before them. */
function agreeingWithSurest(found: readonly Found[]): Found[] {
  const agreeing: Found[] = [];
  for (const one of found.toSorted((a, b) => b.result.confidence - a.result.confidence)) {
    if (agreeing.every((other) => isSamePerson(one.result, other.result))) agreeing.push(one);
  }
  return agreeing;
}

/** All were found for the same query; this only checks for conflicts. */
function isSamePerson(one: EnrichPersonResult, other: EnrichPersonResult): boolean {
  const differ = (a: string | null, b: string | null): boolean =>
    a !== null && b !== null && a.toLowerCase() !== b.toLowerCase();
  if (differ(one.orcid, other.orcid) || differ(one.wikidata_id, other.wikidata_id)) return false;
  if (differ(one.socials.github_url, other.socials.github_url)) return false;
  if (one.full_name === null || other.full_name === null) return true;
  return one.full_name === other.full_name || isSameName(one.full_name, other.full_name);
}

/** The sources used in the result. */
function sourcesOf(found: readonly Found[], fields: ReadonlyMap<string, string[]>): PersonSource[] {
  return found
    .map(({ provider, result }) => ({
      provider,
      url: result.sources[0]?.url ?? null,
      fields: fields.get(provider) ?? [],
    }))
    .filter((source) => source.fields.length > 0);
}

/** Combines independent confidences: the remaining doubts multiply. */
function confidenceOf(found: readonly Found[]): number {
  const doubt = found.reduce((left, { result }) => left * (1 - result.confidence), 1);
  return Math.round(Math.min(MAX_CONFIDENCE, 1 - doubt) * 100) / 100;
}
