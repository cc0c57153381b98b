import type { SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { hasWords } from '../../text/whole-words.js';
import type { FoundRule } from './found-rule.js';
import { numbersIn, withNewNumber } from './rule-numbers.js';
import { forVisitors } from './for-visitors.js';
import { isSameTopic, isSentence, type Sentence, type Statement, statementOf } from './statement.js';
import { operationsOf } from '../instructions/operations.js';
import { bareNumbers } from '../words/bare-numbers.js';
import { valuesIn } from '../words/found-values.js';
import { overlap } from '../words/words.js';

/** "Dogs are fine now, but on a lead" where the site says "No dogs": what the site says of it is another from now on. */
export function statedRule(text: string, { facts }: SiteDocument, language: Language): FoundRule | null {
  const said = statementOf(text, language);
  const same = facts
    .filter(isSentence)
    .map((fact) => ({ fact, old: statementOf(fact.text, language) }))
    .filter(({ old }) => isSameTopic(said, old, language));
  const opposed = same.filter(({ old }) => old.isDenied !== said.isDenied);
  const [only, second] = opposed.length > 0 ? opposed : same;
  if (only === undefined || second !== undefined || namesOther(said, only.fact, facts, language)) return null;
  const { fact, old } = only;
  const corrected = withNewNumber(text, said, fact, language);
  if (corrected !== null) return { order: { fact: fact.id, text: corrected }, isFirst: true };
  // "The limit is 350, not 300" denies nothing; hours have their own facts.
  const { open, closed } = language.lists;
  const isOtherwise =
    bareNumbers(text, language).some(({ isOld }) => isOld) ||
    (language.days.isIn(fold(text)) && [open, closed].some((list) => list.isIn(fold(text))));
  if (isOtherwise) return null;
  const added = { fact: null, text: forVisitors(text, language) };
  const replaced = { ...added, fact: fact.id };
  const isAlso = language.rules.also.isIn(fold(said.main));
  const isRule = said.known.length > 0 || language.rules.duties.isIn(fold(text));
  if (isNarrower(text, fact.text, language)) return isRule ? { order: added, isFirst: true } : null;
  if (losesClause(old, text, language)) return null;
  if (said.isDenied !== old.isDenied) {
    if (fact.type !== 'policy' && !isRule && !sharesPredicate(said, old, language)) return null;
    // "The dog next door drives us mad" says no rule.
    const isSaid = [language.rules.predicates, language.rules.duties, language.rules.since].some((list) =>
      list.isIn(fold(text)),
    );
    if (!isSaid && language.grammar.isSpaced) return null;
    // "Dogs can't sleep on the beds", where one dog is welcome.
    const [more, less] = [beyond(said, old, language), beyond(old, said, language)];
    if (more && (said.isDenied || less)) return isRule ? { order: added, isFirst: true } : null;
    return { order: replaced, isFirst: !said.isDenied || !isOnlyGone(text, said, old, language) };
  }
  const isSince = language.rules.since.isIn(fold(text));
  const isTimed = [text, fact.text].some((each) => isOfTimes(each, fact, language));
  if (!isSince || isAlso || isTimed) return null;
  const isMore = numbersIn(said.main, language).length > 0 && isContinued(said, language);
  return { order: replaced, isFirst: isMore };
}

/** Whether the first is about more than the second one. */
const beyond = (a: Statement, b: Statement, language: Language): boolean =>
  a.topics.some((word) => overlap([word], b.topics.join(' '), language) === 0);

/** "included" of both. */
const sharesPredicate = (a: Statement, b: Statement, { rules }: Language): boolean => {
  const words = new Set(rules.predicates.find(fold(a.main)).map(({ word }) => word));
  return rules.predicates.find(fold(b.main)).some(({ word }) => words.has(word));
};

/** A programme, or several times in one sentence. */
const isOfTimes = (text: string, fact: Sentence, language: Language): boolean => {
  const times = valuesIn(text, language).filter(({ type }) => type === 'time' || type === 'date');
  return times.length > (fact.type === 'policy' ? 1 : 0);
};

/** "in July and August": it is of some days or months only, of which the site does not speak. */
function isNarrower(text: string, old: string, { monthNames, days }: Language): boolean {
  const isNew = (list: Language['days'] | Language['monthNames']): boolean =>
    list.find(fold(text)).some(({ start, end }) => !hasWords(old, text.slice(start, end)));
  return isNew(monthNames) || isNew(days);
}

/** Whether the sentence on the site has another clause, of which the new one says nothing. */
function losesClause({ rest }: Statement, text: string, language: Language): boolean {
  const { topics } = statementOf(rest.replace(/^\P{L}+/u, ''), language);
  return topics.length > 0 && overlap(topics, text, language) === 0;
}

/** "Wifi isn't included any more": nothing is left to say. */
const isOnlyGone = (text: string, { rest }: Statement, old: Statement, language: Language): boolean =>
  operationsOf(language, fold(text)).has('remove') &&
  valuesIn(rest, language).length === 0 &&
  overlap(old.topics, rest, language) === 0;

/** "…, and after that they pay for the lesson", "…, £25 each": said of the same. */
const isContinued = ({ rest }: Statement, language: Language): boolean =>
  rest !== '' && (language.changes.pronoun.isIn(fold(rest)) || valuesIn(rest, language).length > 0);

/** Whether it names an item or a person, who is in no sentence about the topic. */
const namesOther = (
  { rest }: Statement,
  { text }: Sentence,
  facts: SiteDocument['facts'],
  language: Language,
): boolean =>
  facts.some(
    (fact) =>
      (fact.type === 'item' || fact.type === 'person') &&
      hasWords(rest, fact.name) &&
      !hasWords(text, fact.name) &&
      !isPerUnit(rest, fact.name, language),
  );

/** "5 € per night" is not about the price of a night. */
function isPerUnit(rest: string, name: string, { lists }: Language): boolean {
  const before = fold(rest.slice(0, fold(rest).indexOf(fold(name)))).trimEnd();
  return lists.per.atEnd(before) !== undefined;
}
