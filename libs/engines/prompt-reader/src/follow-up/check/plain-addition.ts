import type { Fact } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { tokensOf } from '../../text/tokens.js';
import { trimEnd } from '../../text/trim-end.js';
import { hasWords } from '../../text/whole-words.js';
import { saidOf } from '../demands/changed-parts.js';
import type { Comparison } from './comparison.js';
import { isGeneric } from '../words/generic-words.js';
import { leadEnd } from '../instructions/asked.js';
import { ownValues } from '../demands/holds.js';
import { noticeOf } from '../notices/shown-notice.js';
import { QUOTED } from '../words/quoted.js';
import { textsOf } from '../words/slots.js';
import { contentWords, overlap } from '../words/words.js';

const QUOTES = new RegExp(QUOTED.source, 'gu');

/** Whether an added fact is for visitors: written as such, or a typed fact made of the whole message. */
export function isPlainAddition(fact: Fact, comparison: Comparison): boolean {
  const { demands, text, folded, isSaid, language } = comparison;
  const { changes, lists, grammar } = language;
  if (!isSaid && isVague(folded, language)) return false;
  const texts =
    fact.type === 'item' || fact.type === 'person' ? [fact.name] : textsOf(fact).map(([, own]) => own);
  const quotes = [...text.matchAll(QUOTES)].map(([, quote = '']) => quote);
  if (isSaid || fact.type === 'hours' || quotes.some((quote) => texts.some((own) => isQuote(own, quote))))
    return true;
  // "Make sure it says £12", "yoga is 16 now": of what the site has, and not to be added.
  const isOfExisting = demands.operations.has('set') && !demands.operations.has('add');
  if (language.messages.checks.isIn(folded) || (fact.type === 'item' && isOfExisting)) return false;
  const isFree = fact.type === 'statement' || fact.type === 'policy' || fact.type === 'list';
  const isAsked = [changes.add, lists.wish, lists.command].some((list) => list.atStart(folded) !== undefined);
  const isOnlyAdded = [...demands.operations].every((operation) => operation === 'add');
  // "also" and "too" may be said of a change as well.
  const isNew = changes.add.find(folded).some(({ word }) => contentWordsAlone(word, language));
  if (isFree && demands.hasLook && demands.said.length === 0) return false;
  if (demands.isOfAll && demands.said.some(({ type }) => type === 'price')) return false;
  if (texts.length > 0 && texts.every((own) => lists.role.isWord(trimEnd(fold(own), '!.')))) return false;
  if (/[?？]\s*$/u.test(texts.join(' ')) || texts.some((own) => isOrder(own, quotes.length > 0, language)))
    return false;
  // "Could it say on the home page: …" is said to the builder, and so is what announces a quotation.
  const isSpoken = (own: string): boolean =>
    changes.question.atStart(fold(own)) !== undefined ||
    (quotes.length > 0 && /^[^"“„«「『]*[:：]\s?["“„«「『]/u.test(own));
  if (isFree && texts.some(isSpoken)) return false;
  const isItem = fact.type === 'item' || fact.type === 'person';
  // "beef pie comes in a small too": no name.
  if (
    fact.type === 'item' &&
    changes.add.find(fold(fact.name)).some(({ start, end }) => start > 0 && end === fact.name.length)
  )
    return false;
  if (!isItem && !isOnlyAdded && (!isFree || !isAsked)) return false;
  if (!isFree && lists.negation.isIn(folded)) return false;
  if (!grammar.isSpaced) return demands.operations.has('add') || !isFree;
  if (!isNew && isKnown(fact, isFree, comparison)) return false;
  const left = uncovered(comparison);
  return left.length === 0 || (left.length === 1 && !isCapital(text, left[0]!));
}

/** "Oh, and the thing about Thursday too" says nothing to visitors. */
const isVague = (folded: string, { messages, lists }: Language): boolean =>
  messages.vague.atStart(folded.slice(leadEnd(folded, [lists.remark, lists.aside, lists.and]))) !== undefined;

/** Whether a text says what is to be done; words such as "with" and "from" may be in any sentence. */
function isOrder(text: string, hasQuote: boolean, language: Language): boolean {
  const { changes, lists } = language;
  const { set, remove, rename, replace, swap, old, later, earlier } = changes;
  const orders = [set, remove, rename, replace, swap, old, later, earlier, lists.command];
  return [...orders, ...(hasQuote ? [] : [changes.add])].some((list) =>
    list.find(fold(text)).some(({ word }) => contentWordsAlone(word, language)),
  );
}

const isQuote = (text: string, quote: string): boolean =>
  hasWords(text, quote.trim()) && text.length <= quote.trim().length + 2;

/** What the site has with a value of the same type is changed, and not added a second time. */
function isKnown(fact: Fact, isFree: boolean, { before, demands, language, own }: Comparison): boolean {
  const words = contentWords(fact.type === 'item' ? fact.name : saidOf(fact), language);
  const types = new Set(ownValues(fact, own).map(({ type }) => type));
  return before.facts.some((old) => {
    if (types.size === 0 || old.type === 'hours' || old.type === 'contact') return false;
    // "We are closed on 1 May" is another closure than that of the notice.
    if (demands.operations.size === 0 && noticeOf(before)?.facts.includes(old.id) === true) return false;
    const name = old.type === 'item' ? old.name : saidOf(old);
    const shared = overlap(
      words.filter((word) => /^\p{L}/u.test(word)),
      name,
      language,
    );
    return (
      shared > 0 &&
      (isFree || shared * 2 > words.length) &&
      ownValues(old, own).some(({ type }) => types.has(type))
    );
  });
}

/** Whether words have more than grammar: "new", but not "also". */
const contentWordsAlone = (words: string, { lists }: Language): boolean =>
  tokensOf(words).some(({ text }) => !lists.function.isWord(text));

/** A word within a message that begins with a capital letter may be the name of what was to be added. */
const isCapital = (text: string, word: string): boolean => {
  const at = fold(text).indexOf(word);
  return at > 0 && /\p{Lu}/u.test(text.charAt(at));
};

/** Words of a message that neither the site has after it, nor name a part of sites. */
function uncovered({ after, demands: { words }, language }: Comparison): string[] {
  if (!language.grammar.isSpaced) return [];
  const said = [
    after.identity.name,
    ...after.facts.map(saidOf),
    ...after.pages.flatMap(({ title, sections }) => [title, ...sections.map(({ label }) => label ?? '')]),
  ].join(' ');
  return words.filter((word) => overlap([word], said, language) === 0 && !isGeneric(word, language));
}
