import type { SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { replaceWords } from '../../text/whole-words.js';
import type { FoundRule } from './found-rule.js';
import { isSentence, statementOf } from './statement.js';
import { overlap } from '../words/words.js';

const MAX_NAME_WORDS = 3;

/** "Wifi isn't included any more", where the site says "Gas, water and wifi are included": the others still are. */
export function oneOfSeveral(text: string, { facts }: SiteDocument, language: Language): FoundRule | null {
  const { main, topics, isDenied } = statementOf(text, language);
  const predicates = language.rules.predicates.find(fold(main)).map(({ word }) => word);
  if (!isDenied || !language.grammar.isSpaced || topics.length !== 1) return null;
  for (const fact of facts.filter(isSentence)) {
    const several = severalIn(fact.text, language);
    if (
      several === null ||
      !language.rules.predicates.find(fold(several.said)).some(({ word }) => predicates.includes(word))
    )
      continue;
    const left = several.names.filter((name) => overlap(topics, name, language) === 0);
    if (left.length !== several.names.length - 1) continue;
    const [last, ...before] = left.toReversed();
    const names = before.length === 0 ? last! : `${before.toReversed().join(', ')} ${several.and} ${last!}`;
    const said = before.length === 0 ? ofOne(several.said, language) : several.said;
    if (said === null) return null;
    const written = names.charAt(0).toUpperCase() + names.slice(1) + said;
    return { order: { fact: fact.id, text: written }, isFirst: true };
  }
  return null;
}

/** "Gas, water and wifi" and " are included."; null for other sentences. */
function severalIn(
  text: string,
  { lists, rules }: Language,
): { names: string[]; and: string; said: string } | null {
  const folded = fold(text);
  const [and] = lists.and.find(folded).filter(({ start }) => start > 0 && /\s/u.test(text.charAt(start - 1)));
  const verb = rules.predicates.find(folded).find(({ start }) => and !== undefined && start > and.end);
  if (and === undefined || verb === undefined) return null;
  const firsts = text.slice(0, and.start).trim().split(/,\s/u);
  // The last name is one word; what follows is said of all.
  const last = /^\s(\S+)(?=\s)/u.exec(text.slice(and.end))?.[1];
  if (last === undefined || and.end + 1 + last.length >= verb.start + verb.word.length) return null;
  const names = [...firsts, last];
  if (names.some((name) => name.split(/\s+/u).length > MAX_NAME_WORDS)) return null;
  return { names, and: text.slice(and.start, and.end), said: text.slice(and.end + 1 + last.length) };
}

/** "are included" of several is "is included" of one; null where that is not known. */
function ofOne(said: string, { grammar }: Language): string | null {
  const fresh = grammar.rules.singular.reduce((left, pair) => {
    const [several = '', one = ''] = pair.split(' ');
    return replaceWords(left, several, one);
  }, said);
  return fresh === said ? null : fresh;
}
