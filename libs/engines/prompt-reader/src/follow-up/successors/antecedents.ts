import { type SiteDocument, wordsOfFact } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { tokensOf } from '../../text/tokens.js';
import { operationsOf } from '../instructions/operations.js';
import { valuesIn } from '../words/found-values.js';
import { bareNumbers } from '../words/bare-numbers.js';
import { QUOTED } from '../words/quoted.js';
import { contentWords, overlap } from '../words/words.js';
import { type Clause, clausesIn } from './clauses.js';
import { withoutAgent } from '../words/agents.js';
import { mentionsIn, siteNames } from './site-names.js';
import { thingIn } from './things.js';

/** Content words of a sentence that is about one thing only. */
const MAX_TOPIC = 6;

/** What "it" in an order means: the words of the site for it, and whether they are the name of a person. */
export interface Antecedent {
  text: string;
  isPerson: boolean;
}

/**
 * "Someone broke the tile cutter so take it off the list": the only thing or person of the site that is named before an
 * order that names nothing of its own. Null where there is no such order, or more than one that it could mean.
 */
export function antecedentIn(text: string, document: SiteDocument, language: Language): Antecedent | null {
  const clauses = clausesIn(text, language);
  const order = clauses.findLastIndex((clause) => isBareOrder(clause, language));
  if (order < 1 || clauses.slice(order + 1).some(({ text: rest }) => contentWords(rest, language).length > 0))
    return null;
  if (QUOTED.test(text) || valuesIn(text, language).length + bareNumbers(text, language).length > 0)
    return null;
  const reason = clauses.slice(0, order);
  // What is put on at the same time is not what is taken off.
  const { changes } = language;
  const isOther = reason.some(({ folded }) =>
    [changes.add, changes.rename, changes.replace, changes.swap].some((list) =>
      list.find(folded).some(({ word }) => !isOnlyGrammar(word, language)),
    ),
  );
  if (isOther) return null;
  const said = reason.map((clause) => withoutAgent(clause.text, language)).join(' , ');
  const [person, second] = mentionsIn(said, personsOf(document, language), language);
  const thing = thingIn(said, document, language);
  if (person !== undefined)
    return second === undefined && thing === null ? { text: person.name, isPerson: true } : null;
  if (thing !== null)
    return thing.kind !== 'words' || isApart(thing.name, document, language)
      ? { text: thing.name, isPerson: false }
      : null;
  return topicIn(said, document, language);
}

/** Whether a name is an event, or alone between commas: "Maud, Mabel and Doris" can do without Mabel. */
const isApart = (name: string, { facts }: SiteDocument, language: Language): boolean =>
  facts.some((fact) =>
    wordsOfFact(fact).some((text) => clausesIn(text, language).some((clause) => clause.text.trim() === name)),
  );

/** "too" and "with", which order nothing. */
const isOnlyGrammar = (words: string, { lists }: Language): boolean =>
  tokensOf(words).every(({ text }) => lists.function.isWord(text));

/** Those who are persons of the site, and not what else has a name. */
const personsOf = (document: SiteDocument, language: Language): string[] => {
  const names = new Set(document.facts.flatMap((fact) => (fact.type === 'person' ? [fact.name] : [])));
  return siteNames(document, language).filter((name) => names.has(name));
};

/** "take it off the list", "toglietela", 「削除してください」: only what is to be done, and with nothing by name. */
function isBareOrder({ text, folded }: Clause, language: Language): boolean {
  const operations = operationsOf(language, folded);
  if (!operations.has('remove') || operations.has('add')) return false;
  const { lists, messages, grammar } = language;
  // The second part of "take … out".
  const particles = grammar.changes.removeApart.map((verb) => fold(verb.split(' ').at(-1) ?? ''));
  if (lists.negativeCommand.isIn(folded)) return false;
  return contentWords(text, language).every(
    (word) =>
      particles.includes(word) ||
      [
        lists.menu,
        lists.site,
        lists.part,
        lists.wish,
        lists.command,
        lists.imperative,
        lists.remark,
        lists.aside,
        lists.thanks,
        messages.section,
      ].some((list) => list.isWord(word)),
  );
}

/** What a sentence of the site begins with: "dogs" of "Dogs are welcome". Null where more than one does. */
function topicIn(said: string, { facts }: SiteDocument, language: Language): Antecedent | null {
  const words = contentWords(said, language);
  const topics = facts.flatMap((fact): string[] => {
    if (fact.type !== 'statement' && fact.type !== 'policy') return [];
    const own = wordsOfFact(fact).flatMap((text) => contentWords(text, language));
    const [first] = own;
    const isLong = own.length > MAX_TOPIC || valuesIn(fact.text, language).length > 1;
    if (first === undefined || isLong || overlap([first], words.join(' '), language) === 0) return [];
    return [own.filter((word) => overlap([word], words.join(' '), language) > 0).join(' ')];
  });
  const [topic, more] = topics;
  return topic === undefined || more !== undefined ? null : { text: topic, isPerson: false };
}
