import type { Fact } from '@capstan/site-document';
import { hasWords } from '../../text/whole-words.js';

/** A number and what it counts: "1000 gallon". */
const COUNTED = /(?<!\d)\d{1,6}\s\p{L}{1,30}/gu;

/** "The 1000 gallon is £425" is not about the item "1500 gallon", where another one is called so. */
export function isOfOtherNumber(name: string, folded: string, facts: readonly Fact[]): boolean {
  const isSaid = (each: string): boolean =>
    (each.match(COUNTED) ?? []).some((counted) => hasWords(folded, counted));
  const isOfOther = facts.some((fact) => fact.type === 'item' && fact.name !== name && isSaid(fact.name));
  return /\d/u.test(name) && !isSaid(name) && isOfOther;
}
