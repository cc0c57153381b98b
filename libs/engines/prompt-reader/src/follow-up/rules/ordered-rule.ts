import type { SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { trimEnd } from '../../text/trim-end.js';
import { operationsOf } from '../instructions/operations.js';
import type { FoundRule } from './found-rule.js';
import { forVisitors } from './for-visitors.js';
import { isSentence, type Sentence } from './statement.js';

/** "Rule 3", "Regel 3". */
const COUNTED = /\p{L}{3,20}\s\d{1,2}(?![\d.,:]\d|\d)/gu;

/** "Rule 3 has been abolished. Please delete it.", "Rule 2 should say: Be early": a sentence of the site that begins with its number. */
export function countedRule(
  text: string,
  next: string | undefined,
  { facts }: SiteDocument,
  language: Language,
): (FoundRule & { isWithNext: boolean }) | null {
  const named = text.match(COUNTED) ?? [];
  const [name, second] = named;
  const fact = facts
    .filter(isSentence)
    .find((each) => name !== undefined && fold(each.text).startsWith(`${fold(name)}:`));
  if (fact === undefined || name === undefined || second !== undefined) return null;
  const folded = fold(text);
  const colon = text.indexOf(':');
  const { pronoun } = language.changes;
  if (colon > 0 && text.slice(colon + 1).trim().length > 2) {
    const lead = `${fact.text.slice(0, fact.text.indexOf(':'))}: `;
    const order = { fact: fact.id, text: lead + forVisitors(text.slice(colon + 1), language) };
    return { order, isFirst: true, isWithNext: false };
  }
  if (operationsOf(language, folded).has('remove') && !/\d/u.test(text.replace(name, '')))
    return { order: { fact: fact.id, text: null }, isFirst: true, isWithNext: false };
  const isNextOrder =
    next !== undefined && pronoun.isIn(fold(next)) && operationsOf(language, fold(next)).has('remove');
  return isNextOrder ? { order: { fact: fact.id, text: null }, isFirst: true, isWithNext: true } : null;
}

/** "Instead of No dogs write Dogs by arrangement": the whole sentence that goes, then the one that comes. */
export function replacedSentence(
  text: string,
  { facts }: SiteDocument,
  language: Language,
): FoundRule | null {
  const lead = language.changes.instead.atStart(fold(text));
  if (lead === undefined) return null;
  const rest = text.slice(lead.end).replace(/^[\s"“„«:]+/u, '');
  const fact = facts.filter(isSentence).find((each) => begins(rest, each));
  if (fact === undefined) return null;
  const after = rest.slice(bare(fact).length).replace(/^[\s"”“»,.:;]+/u, '');
  const order = language.rules.writes.atStart(fold(after));
  if (order === undefined) return null;
  const fresh = trimEnd(after.slice(order.end).replace(/^[\s"“„«:]+/u, ''), '"”“»');
  return fresh.length < 3
    ? null
    : { order: { fact: fact.id, text: forVisitors(fresh, language) }, isFirst: true };
}

const bare = ({ text }: Sentence): string => trimEnd(text, '.!。');

const begins = (rest: string, fact: Sentence): boolean =>
  fold(rest).startsWith(fold(bare(fact))) && !/^[\p{L}\d]/u.test(rest.slice(bare(fact).length));
