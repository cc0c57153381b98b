import type { PromptText } from '../../clauses/prompt-text.js';
import { uncoveredWords } from '../../clauses/uncovered-words.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import { trimEnd } from '../../text/trim-end.js';
import type { Match } from '../../text/word-list.js';
import { asNotice } from '../notices/notice-sentence.js';
import { isOfSomeTime, isOnlyOrder, seenIn } from '../notices/notice-words.js';
import type { Block } from './content.js';
import { operationsOf } from './operations.js';

/** A quotation of up to 300 characters, also in single marks that are no apostrophes. */
const QUOTES =
  /["“„«「『]\s?(?<double>[^"“”„«»「」『』\n]{2,300}?)\s?["”“»」』]|(?<![\p{L}\d])['‘](?<single>[^\n'‘’]{2,300}(?:['’]\p{L}[^\n'‘’]{0,300}){0,8})['’](?!\p{L})/gu;
const COLON = /^\s?[:：](?!\d)\s?/u;
const DASH = /^\s?[–—-]\s/u;
const CUTS = /[,;–—、]|\s-\s/gu;
/** Sentences of one notice before "put that where people see it". */
const MAX_SENTENCES = 3;
/** Before the word for a site: "on our". */
const MAX_GAP = 9;
/** Where words are not spaced, the particle between a text and its order. */
const PARTICLES = 'をはとの、,';

/** A notice that a message brings, or that a sentence becomes: 'a banner saying …', '…, put that where people see it'. */
export function noticeAt(prompt: PromptText, sentences: readonly Range[], at: number): Block | null {
  const sentence = sentences[at]!;
  return (
    announcedNotice(prompt, sentence) ?? pointedAt(prompt, sentence) ?? pointedAtLater(prompt, sentences, at)
  );
}

const blockOf = (range: Range, text: string | null, isInstead: boolean, count = 1): Block | null =>
  text === null ? null : { ...range, count, content: { kind: 'notice', text, isInstead } };

/** 'Put up a notice: …', 'the banner should say …': the text after the words for it, or in quotation marks. */
export function announcedNotice(prompt: PromptText, sentence: Range): Block | null {
  const { language } = prompt;
  const { notices, messages, lists } = language;
  const text = prompt.text.slice(sentence.start, sentence.end);
  const quotes = quotesIn(text);
  if (quotes.length > 1) return null;
  const [quote] = quotes;
  const order = fold(quote === undefined ? text : blanked(text, quote));
  const isPlaced = seenIn(order, language).length > 0 || lists.site.isIn(order);
  const noun = notices.noun.find(order)[0] ?? (isPlaced ? notices.note.find(order)[0] : undefined);
  const word = noun ?? seenIn(order, language)[0];
  if (word === undefined) return null;
  const before = quote !== undefined && quote.end <= word.start ? '' : order.slice(0, word.start);
  if (!isOrder(before, noun !== undefined, language)) return null;
  const isInstead =
    noun !== undefined && !operationsOf(language, before).has('add') && isChange(order, language);
  if (quote !== undefined) {
    const isOrdered = isOnlyOrder(order.slice(quote.end <= word.start ? 0 : before.length), language);
    const isFit = isOrdered && (noun !== undefined || isOfSomeTime(quote.text, language));
    // The title of the page is asked for in the same way.
    const isHeadline = noun === undefined && messages.headline.isIn(order);
    return isFit && !isHeadline ? blockOf(sentence, capitalized(quote.text), isInstead) : null;
  }
  const start = textStart(order, word.end, language);
  if (start === null) return null;
  const said = text.slice(start.at);
  if ((noun === undefined || start.isTopic) && !isOfSomeTime(said, language)) return null;
  if (isOnlyOrder(fold(said), language) && !isOfSomeTime(said, language)) return null;
  if (noun === undefined && messages.headline.isIn(order.slice(0, start.at))) return null;
  return blockOf(
    sentence,
    asNotice(start.isTopic ? withoutArticle(said, language) : said, language, start.isClause),
    isInstead,
  );
}

/** "We are closed on 3 May, please put that where people see it": what comes before the order. */
function pointedAt(prompt: PromptText, sentence: Range): Block | null {
  const { language } = prompt;
  const text = prompt.text.slice(sentence.start, sentence.end);
  const folded = prompt.fold(sentence);
  if (!language.grammar.isSpaced) {
    const seen = seenIn(folded, language).find(({ start }) => start > 0);
    if (seen === undefined) return null;
    const said = trimEnd(text.slice(0, siteStart(folded, seen.start, language)), PARTICLES);
    const isPointed = isPointing(folded.slice(said.length), language) && isStated(said, language);
    return isPointed ? blockOf(sentence, asNotice(said, language), false) : null;
  }
  const ands = language.lists.and.find(folded).map(({ start, end }) => ({ start, end }));
  const marks = [...text.matchAll(CUTS)].map(({ 0: mark, index }) => ({
    start: index,
    end: index + mark.length,
  }));
  const cuts = [...marks, ...ands].toSorted((a, b) => a.start - b.start);
  const cut = cuts.find(
    ({ start, end }) => isPointing(folded.slice(end), language) && isStated(text.slice(0, start), language),
  );
  return cut === undefined ? null : blockOf(sentence, asNotice(text.slice(0, cut.start), language), false);
}

/** "We are closed on 3 May. Make sure people see that!": the sentences before the order. */
function pointedAtLater(prompt: PromptText, sentences: readonly Range[], at: number): Block | null {
  const { language, text } = prompt;
  for (let count = 1; count <= MAX_SENTENCES; count += 1) {
    const last = sentences[at + count - 1];
    const order = sentences[at + count];
    if (last === undefined || order === undefined || !isStated(text.slice(last.start, last.end), language))
      return null;
    if (!isPointing(prompt.fold(order), language)) continue;
    const range = { start: sentences[at]!.start, end: order.end };
    return blockOf(range, asNotice(text.slice(range.start, last.end).trim(), language), false, count + 1);
  }
  return null;
}

/** An order to put what was said where people see it, and nothing else. */
function isPointing(folded: string, language: Language): boolean {
  const { notices, lists } = language;
  if ([...operationsOf(language, folded)].some((each) => each !== 'add' && each !== 'set')) return false;
  const named =
    seenIn(folded, language)[0] ??
    notices.noun.find(folded)[0] ??
    notices.note.find(folded)[0] ??
    language.rules.saySo.find(folded)[0];
  if (named === undefined || /\d/u.test(folded)) return false;
  // "… so that no one comes in vain": the reason.
  const after = folded.slice(named.end);
  const reason = lists.therefore.find(after)[0] ?? notices.purpose.find(after)[0];
  return isOnlyOrder(folded.slice(0, named.end + (reason?.start ?? after.length)), language);
}

/** Whether a text is of some time for visitors, or holds until something else does, and asks for nothing. */
function isStated(text: string, language: Language): boolean {
  const {
    lists,
    changes: { question },
  } = language;
  const folded = fold(text);
  const openings = [lists.command, lists.imperative, question, lists.wish];
  return (
    (isOfSomeTime(text, language) || (language.grammar.isSpaced && lists.until.isIn(folded))) &&
    !openings.some((list) => list.atStart(folded) !== undefined) &&
    !/[?？]\s*$/u.test(text)
  );
}

/** Whether what is before a notice orders it: nothing else is named, unless it is a time before a comma. */
function isOrder(before: string, isNotice: boolean, language: Language): boolean {
  const { lists, features, sections } = language;
  const clause = before.slice(before.lastIndexOf(',') + 1);
  const lead = before.slice(0, before.length - clause.length);
  const operations = operationsOf(language, clause);
  if (lists.negation.isIn(clause) || operations.has('remove') || !isOnlyOrder(clause, language)) return false;
  if (!isNotice && !isOnlyOrder(lead, language)) return false;
  return ![features, sections, lists.site].some((list) => list.isIn(lead));
}

/** "The banner should say …", "change the notice to …". */
const isChange = (order: string, { messages, changes, notices }: Language): boolean =>
  [messages.changes, changes.corrects, notices.reads].some((list) => list.isIn(order));

interface TextStart {
  at: number;
  /** After "about". */
  isTopic: boolean;
  /** After "that". */
  isClause: boolean;
}

/** Where the text begins: after a colon, or after "saying"; null where nothing says that one follows. */
function textStart(order: string, start: number, language: Language): TextStart | null {
  const { notices, lists } = language;
  let at = start;
  let last = '';
  for (;;) {
    const rest = order.slice(at);
    const mark = COLON.exec(rest) ?? DASH.exec(rest);
    if (mark !== null) return { at: at + mark[0].length, isTopic: false, isClause: false };
    const gap = /^[\s,]{0,3}/u.exec(rest)![0].length;
    const next = rest.slice(gap);
    const match = [notices.seen, notices.putting, notices.says, notices.reads, notices.topic, lists.aside]
      .flatMap((list) => list.find(next).filter((each) => each.start === 0))
      .concat(siteAt(next, language))
      .toSorted((a, b) => b.end - a.end)[0];
    if (match !== undefined) {
      last = match.word;
      at += gap + match.end;
      continue;
    }
    const isTopic = notices.topic.isWord(last);
    const isClause = [notices.says, notices.reads].some((list) => list.isWord(last));
    return isTopic || isClause ? { at: at + gap, isTopic, isClause } : null;
  }
}

/** "on our website" at the beginning of a text. */
const siteAt = (folded: string, { lists }: Language): Match[] =>
  lists.site
    .find(folded)
    .slice(0, 1)
    .filter(
      ({ start }) =>
        start <= MAX_GAP && uncoveredWords(folded.slice(0, start), lists.function.find(folded)).length === 0,
    )
    .map(({ end, word }) => ({ start: 0, end, word }));

interface Quote extends Range {
  text: string;
}

const quotesIn = (text: string): Quote[] =>
  [...text.matchAll(QUOTES)].map(({ 0: whole, index, groups }) => ({
    start: index,
    end: index + whole.length,
    text: (groups?.['double'] ?? groups?.['single'] ?? '').trim(),
  }));

const blanked = (text: string, { start, end }: Range): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "about the summer break" is called "Summer break". */
function withoutArticle(text: string, { orders }: Language): string {
  const article = orders.determiner.atStart(fold(text));
  return article === undefined ? text : text.slice(article.end).trimStart();
}

/** Where "on the home page" begins before the words of a place. */
function siteStart(folded: string, start: number, { lists }: Language): number {
  const before = lists.site.find(folded).findLast(({ end }) => end <= start && start - end <= 1);
  return before === undefined ? start : before.start;
}
