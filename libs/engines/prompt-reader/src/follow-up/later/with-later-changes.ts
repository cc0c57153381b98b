import type { Fact, SiteDocument } from '@capstan/site-document';
import type { PromptText } from '../../clauses/prompt-text.js';
import { sentencesOf } from '../../clauses/sentences.js';
import { uncoveredWords } from '../../clauses/uncovered-words.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { contains, type Range, trimRange } from '../../text/range.js';
import { deltaOf } from '../demands/delta.js';
import { leadEnd } from '../instructions/asked.js';
import type { Instruction } from '../instructions/instruction.js';
import type { Operation } from '../instructions/operations.js';
import { clausesIn } from '../successors/clauses.js';
import { valuesIn } from '../words/found-values.js';
import { contentWords, namedFacts } from '../words/words.js';
import { asNotice } from '../notices/notice-sentence.js';

const ADDED: ReadonlySet<Operation> = new Set(['add']);
/** A month in Japanese. */
const MONTH = /(?<!\d)\d{1,2}月(?!\d)/gu;
/** From "from" to its date: a weekday and an article. */
const MAX_GAP = 16;
/** "から10日まで": so near, an end belongs to the same span. */
const MAX_SPAN = 12;

interface Point extends Range {
  /** A weekday without a date. */
  isDay: boolean;
}

/**
 * The instructions of a message. "From 1 March butter is £4" is no change yet: what the site says holds until then, so
 * the sentence is a notice. An order in such words is not done at all, so that nothing is claimed.
 */
export function withLaterChanges(
  prompt: PromptText,
  all: readonly Instruction[],
  { facts }: SiteDocument,
): Instruction[] {
  return sentencesOf(prompt).reduce<Instruction[]>(
    (left, sentence) => withLaterChange(prompt, left, sentence, facts),
    [...all],
  );
}

function withLaterChange(
  prompt: PromptText,
  all: readonly Instruction[],
  sentence: Range,
  facts: readonly Fact[],
): Instruction[] {
  const { language, text } = prompt;
  const said = saidIn(prompt, sentence);
  const of = all.filter((each) => contains(sentence, trimRange(text, each)));
  const [first] = of;
  const isText = of.some(({ isSaid, isQuestion, content }) => isSaid || isQuestion || content !== undefined);
  const own = text.slice(said.start, said.end);
  if (first === undefined || isText || !changesSite(own, of, facts, language)) return [...all];
  const notice = isOrder(fold(own), language) ? null : asNotice(own, language);
  const later: Instruction = {
    ...first,
    start: first.start,
    end: of.at(-1)!.end,
    text: own,
    folded: fold(own),
    operations: ADDED,
    isSaid: true,
    ...(notice === null
      ? { isUnclear: true }
      : { content: { kind: 'notice', text: notice, isInstead: false } }),
  };
  return all.flatMap((each) => (each === first ? [later] : of.includes(each) ? [] : [each]));
}

/** A sentence without "hi," before it and "… – please change that" after it. */
function saidIn({ text, language }: PromptText, sentence: Range): Range {
  const own = text.slice(sentence.start, sentence.end);
  const { lists } = language;
  const lead = leadEnd(fold(own), [lists.remark, lists.aside, lists.and]);
  const rest = own.slice(lead);
  const [, ...clauses] = clausesIn(rest, language);
  const order = clauses.find(({ folded }) => isOrder(folded, language));
  const end = order === undefined ? sentence.end : sentence.start + lead + order.start;
  return trimRange(text, { start: sentence.start + lead, end });
}

/** Whether words ask the builder for something: "can you put milk up to £2 from May". */
function isOrder(folded: string, { lists, changes, messages, notices, grammar }: Language): boolean {
  const { question, set, remove, add, replace, rename, swap } = changes;
  const openings = [lists.command, lists.imperative, lists.wish, question, messages.changes, notices.putting];
  const verbs = [set, remove, add, replace, rename, swap];
  if (!grammar.isSpaced) return lists.command.isIn(folded);
  // "As of May"
  if (notices.starts.atStart(folded) !== undefined) return false;
  return [...openings, ...verbs].some((list) => list.atStart(folded) !== undefined);
}

/** What begins on some later day: "from 1 March", "starting in May", "as of next week"; not "from May to July", nor "from now on". */
function laterPoints(folded: string, language: Language): Point[] {
  const { notices, monthNames, days, grammar } = language;
  const starts = notices.starts.find(folded);
  const dated = [
    ...valuesIn(folded, language).filter(({ type }) => type === 'date'),
    ...monthNames.find(folded),
    ...[...folded.matchAll(MONTH)].map(({ 0: month, index }) => ({
      start: index,
      end: index + month.length,
    })),
    ...notices.later.find(folded),
  ].map(({ start, end }): Point => ({ start, end, isDay: false }));
  // In Japanese, hours and days are said in the same words.
  const others = grammar.isSpaced ? days.find(folded) : [];
  const points = [...dated, ...others.map(({ start, end }): Point => ({ start, end, isDay: true }))];
  return points.filter(({ start, end }) => {
    if (!grammar.isSpaced) {
      const from = starts.find((each) => each.start === end);
      return from !== undefined && !hasEnd(folded.slice(from.end), language);
    }
    const from = starts.findLast((each) => each.end <= start);
    return (
      from !== undefined &&
      isGap(folded.slice(from.end, start), language) &&
      !hasEnd(folded.slice(end), language)
    );
  });
}

/** Of the words between "from" and a date. */
const isGap = (gap: string, { lists, days, orders }: Language): boolean =>
  gap.length <= MAX_GAP &&
  !lists.until.isIn(gap) &&
  uncoveredWords(
    gap,
    [lists.function, days, orders.determiner].flatMap((list) => list.find(gap)),
  ).length === 0;

/** Whether "to 10 May" or "until Friday" follows. */
function hasEnd(after: string, { lists, notices, days, monthNames, grammar }: Language): boolean {
  if (!grammar.isSpaced)
    return lists.until.find(after.slice(0, MAX_SPAN)).some(({ word }) => !notices.starts.isWord(word));
  const until = lists.until.atStart(after) ?? /^\s?(?<word>[-–—])\s?/u.exec(after);
  if (until === null || until === undefined) return false;
  const rest = after.slice('end' in until ? until.end : until[0].length).trimStart();
  // "A partir de março a coroa …": an article.
  return /^\d/u.test(rest) || [days, monthNames].some((list) => list.find(rest)[0]?.start === 0);
}

/** Whether words would change what the site says: the price of one of its items, its hours, its number. */
function changesSite(
  text: string,
  parts: readonly Instruction[],
  facts: readonly Fact[],
  language: Language,
): boolean {
  const folded = fold(text);
  const { lists, days, changes } = language;
  const points = laterPoints(folded, language);
  if (points.length === 0) return false;
  const isDated = points.some(({ isDay }) => !isDay);
  const values = valuesIn(text, language);
  const has = (type: string): boolean => values.some((value) => value.type === type);
  const items = facts.filter(({ type }) => type === 'item');
  const isNamed = namedFacts(contentWords(text, language), items, language).length > 0;
  const isStep = parts.some((part) => deltaOf(part, language, facts) !== null);
  if (items.length > 0 && (isStep || (has('price') && (isNamed || changes.all.isIn(folded))))) return true;
  if (isNamed && isDated && parts.some(({ operations }) => operations.has('remove'))) return true;
  if (facts.some((fact) => fact.type === 'contact' && has(fact.channel))) return true;
  const isOpening = [lists.closed, lists.open, changes.closes].some((list) => list.isIn(folded));
  if (!isOpening || isNamed || !facts.some(({ type }) => type === 'hours')) return false;
  const named = days.find(folded);
  if (isDated) return named.length > 0 || has('time') || lists.closed.isIn(folded);
  // "Open from Tuesday, 9 to 5" says which days.
  return named.length > 1 || language.notices.starts.atStart(folded) !== undefined;
}
