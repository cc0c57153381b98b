import type { SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { FoundRule } from './found-rule.js';
import { isSentence, type Sentence, type Statement, statementOf } from './statement.js';
import { valuesIn } from '../words/found-values.js';
import { contentWords, overlap } from '../words/words.js';

const NUMBER = /(?<![\p{L}\d.,:])\d{1,6}(?![\d:%]|[.,]\d)/gu;

/** The numbers of a text, in digits or in words. */
export function numbersIn(text: string, { grammar }: Language): string[] {
  const numbers = new Set(grammar.numbers.map((number) => fold(number)));
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  return [...(text.match(NUMBER) ?? []), ...words.filter((word) => numbers.has(word))];
}

/** "The deposit isn't 4 weeks' rent any more, it's 6": the number that goes, and the one that comes. */
export function withNewNumber(
  text: string,
  { isDenied, main, rest }: Statement,
  fact: Sentence,
  language: Language,
): string | null {
  const [old, ...others] = numbersIn(main, language);
  const [fresh, ...more] = numbersIn(rest, language);
  if (!isDenied || old === undefined || fresh === undefined || others.length + more.length > 0) return null;
  if (valuesIn(text, language).length > 0) return null;
  return numbersIn(fact.text, language).filter((number) => number === old).length === 1
    ? withNumber(fact.text, old, fresh)
    : null;
}

function withNumber(text: string, old: string, fresh: string): string | null {
  const at = fold(text).search(new RegExp(`(?<![\\p{L}\\d])${old}(?![\\p{L}\\d])`, 'u'));
  return at === -1 ? null : text.slice(0, at) + fresh + text.slice(at + old.length);
}

/** "It should read three whippets", where the site has two: a correct number of what is named. */
export function recounted(text: string, { facts }: SiteDocument, language: Language): FoundRule | null {
  const [corrects] = language.changes.corrects.find(fold(text));
  if (corrects === undefined || contentWords(text.slice(0, corrects.start), language).length > 0) return null;
  const said = text.slice(corrects.end).split(/[;,:]/u)[0]!;
  const [fresh, ...others] = numbersIn(said, language);
  const { topics } = statementOf(said, language);
  const [noun, ...more] = topics;
  if (fresh === undefined || noun === undefined || others.length + more.length > 0) return null;
  const named = facts.filter(isSentence).filter((fact) => overlap([noun], fact.text, language) > 0);
  const [fact, second] = named;
  const [old, ...rest] = fact === undefined ? [] : numbersIn(fact.text, language);
  if (fact === undefined || second !== undefined || old === undefined || rest.length > 0 || old === fresh)
    return null;
  const written = withNumber(fact.text, old, fresh);
  return written === null ? null : { order: { fact: fact.id, text: written }, isFirst: true };
}
