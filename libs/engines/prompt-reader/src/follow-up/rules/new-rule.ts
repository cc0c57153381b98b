import type { SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { operationsOf } from '../instructions/operations.js';
import type { FoundRule } from './found-rule.js';
import { forVisitors } from './for-visitors.js';
import { saidOf } from '../demands/changed-parts.js';
import { valuesIn } from '../words/found-values.js';
import { overlap } from '../words/words.js';
import { isSameTopic, isSentence, statementOf } from './statement.js';

const MIN_WORDS = 4;
const MIN_CHARACTERS = 8;

/** "Parking is behind the hall": a rule for visitors on something that the site says nothing of. */
export function newRule(text: string, { facts }: SiteDocument, language: Language): FoundRule | null {
  const { lists, messages, notices, rules, grammar, changes } = language;
  const folded = fold(text);
  const said = statementOf(text, language);
  const isLong = grammar.isSpaced
    ? text.trim().split(/\s+/u).length >= MIN_WORDS
    : text.trim().length >= MIN_CHARACTERS;
  // "The children's class moves to Thursday" is about the class.
  const [topic = ''] = said.topics;
  const isRule = overlap(said.known, topic, language) > 0 || rules.duties.isIn(folded);
  // "Our dogs are poorly", "the kids love it", "the card is ugly": not for visitors.
  const isPersonal = [
    lists.own,
    lists.open,
    lists.closed,
    lists.site,
    lists.part,
    lists.look,
    messages.praise,
    messages.apology,
    messages.section,
    messages.headline,
    messages.beyond,
    messages.chores,
    changes.keep,
    changes.later,
    changes.earlier,
    notices.passing,
    notices.noun,
  ].some((list) => list.isIn(folded));
  const isKnown = facts.some((fact) => {
    // "We take no dogs any more", where dogs have a price; "kids' club is for ages 5 to 8", where that is an item.
    if (!isSentence(fact)) return overlap([topic, ...said.known], saidOf(fact), language) > 0;
    const old = statementOf(fact.text, language);
    return isSameTopic(said, old, language) && (old.known.length > 0 || old.isDenied !== said.isDenied);
  });
  if (!isLong || !isRule || isPersonal || isKnown || operationsOf(language, folded).has('remove'))
    return null;
  // "Children are welcome": all of it is for visitors, and no word of it an order.
  const isFirst = operationsOf(language, folded).has('set') ? false : valuesIn(text, language).length === 0;
  return { order: { fact: null, text: forVisitors(text, language) }, isFirst };
}

/** "Last orders are at 9, please say so": what precedes is for visitors, whatever it is about. */
export function stressedRule(text: string, language: Language): string | null {
  const folded = fold(text);
  const [tail] = language.rules.saySo
    .find(folded)
    .filter(({ start, end }) => start > MIN_CHARACTERS && !/[\p{L}\d]/u.test(folded.slice(end)));
  if (tail === undefined) return null;
  const stressed = text.slice(0, tail.start).trim();
  return operationsOf(language, fold(stressed)).has('remove') ? null : stressed;
}

const COLON = /[:;,–—-]\s/u;

/** "People keep asking if there's parking: yes, behind the hall": the answer, with what it is about. */
export function answeredQuestion(text: string, site: SiteDocument, language: Language): FoundRule | null {
  const { rules } = language;
  const folded = fold(text);
  const [asks] = rules.asks.find(folded);
  if (asks === undefined) return null;
  const whether = rules.whether.atStart(folded.slice(asks.end));
  const from = asks.end + (whether?.end ?? 0);
  const mark = COLON.exec(text.slice(from));
  if (whether === undefined || mark === null) return null;
  const asked = text.slice(from, from + mark.index);
  const reply = text.slice(from + mark.index + mark[0].length);
  const word = rules.answers.atStart(fold(reply));
  if (word === undefined) return null;
  const answer = reply.slice(word.end).replace(/^[\s,.:;–-]+/u, '');
  const { topics, known } = statementOf(asked, language);
  const isKnown = site.facts
    .filter(isSentence)
    .some((fact) => isSameTopic(statementOf(asked, language), statementOf(fact.text, language), language));
  if (isKnown) return null;
  const isWhole = answer.trim().split(/\s+/u).length >= MIN_WORDS;
  const [topic] = known.length > 0 ? known : topics.length === 1 ? topics : [];
  if (topic === undefined)
    return isWhole ? { order: { fact: null, text: forVisitors(answer, language) }, isFirst: true } : null;
  const name = topic.charAt(0).toUpperCase() + topic.slice(1);
  return { order: { fact: null, text: forVisitors(reply, language), topic: name }, isFirst: true };
}
