import type { PromptText } from '../clauses/prompt-text.js';
import { fold } from '../text/fold.js';
import type { Range } from '../text/range.js';
import { nameCandidates } from './names/candidates.js';
import { rankNames } from './names/choose.js';
import { domainStems } from './names/domain-names.js';
import { type NameContext, signsOf } from './names/signs.js';
import { Surroundings } from './names/surroundings.js';
import type { Draft } from '../extract/drafts.js';
import type { Values } from './values.js';

export interface FoundName extends Range {
  name: string;
  /** Whether it is far more likely a name than not. */
  isCertain: boolean;
}

const CERTAIN_LEAD = 1;

/** The name of the business, club, person or event: the candidate with the most signs of one, if it has enough. */
export function findName(prompt: PromptText, values: Values, facts: readonly Draft[]): FoundName | null {
  const context = nameContext(prompt, values, facts);
  const candidates = nameCandidates(prompt, values.clauses, values.contacts, context.near);
  const [best] = rankNames(candidates, (candidate) => signsOf(candidate, context));
  if (best === undefined || best.lead < 0) return null;
  const { name, start, end } = best.candidate;
  const skipped = kindBefore(prompt, name);
  return { name: name.slice(skipped), start: start + skipped, end, isCertain: best.lead >= CERTAIN_LEAD };
}

/** "the bakery Krume & Korn": what it is, in lower case, is not a part of the name. @returns its length. */
function kindBefore({ language }: PromptText, name: string): number {
  const [word] = language.kindWords.find(fold(name));
  if (word === undefined || word.start > 0 || !/^\p{Ll}/u.test(name)) return 0;
  const rest = name.slice(word.end);
  const start = rest.search(/\S/u);
  return /^\p{Lu}/u.test(rest.slice(Math.max(0, start))) ? word.end + start : 0;
}

export function nameContext(prompt: PromptText, values: Values, facts: readonly Draft[]): NameContext {
  const coversOf = (type: string): Range[] =>
    facts.filter(({ fact }) => fact.type === type).flatMap(({ covers }) => covers);
  return {
    prompt,
    clauses: values.clauses,
    near: new Surroundings(prompt),
    stems: domainStems(values.contacts),
    people: coversOf('person'),
    items: coversOf('item'),
    values: [...values.monies, ...values.contacts, ...values.dates, ...values.times],
  };
}
