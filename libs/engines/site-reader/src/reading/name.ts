import { listHits } from '../clauses/list-hits.js';
import type { PromptText } from '../clauses/prompt-text.js';
import type { Draft } from '../extract/drafts.js';
import type { Range } from '../text/range.js';
import { nameCandidates } from './names/candidates.js';
import { domainStems } from './names/domain-names.js';
import type { NameContext } from './names/name-features.js';
import { rankNames } from './names/rank.js';
import type { Values } from './values.js';

export interface FoundName extends Range {
  name: string;
  /** Whether it is far more likely a name than not. */
  isCertain: boolean;
}

const CERTAIN = 0.6;

/** The name of the business, club, person or event: the most likely candidate, unless none is likely. */
export function findName(prompt: PromptText, values: Values, facts: readonly Draft[]): FoundName | null {
  const context = nameContext(prompt, values, facts);
  const best = rankNames(nameCandidates(prompt, values.clauses, values.contacts, context.hits), context);
  if (best === null) return null;
  const { name, start, end } = best.candidate;
  return { name, start, end, isCertain: best.share >= CERTAIN };
}

export function nameContext(prompt: PromptText, values: Values, facts: readonly Draft[]): NameContext {
  const coversOf = (type: string): Range[] =>
    facts.filter(({ fact }) => fact.type === type).flatMap(({ covers }) => covers);
  return {
    prompt,
    clauses: values.clauses,
    hits: listHits(prompt),
    stems: domainStems(values.contacts),
    people: coversOf('person'),
    items: coversOf('item'),
    values: [...values.monies, ...values.contacts, ...values.dates, ...values.times],
  };
}
