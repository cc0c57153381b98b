import type { PromptText } from '../../clauses/prompt-text.js';
import { uncoveredWords } from '../../clauses/uncovered-words.js';
import type { Language } from '../../packs/language.js';
import { contentWords } from '../words/words.js';
import { type Range, trimRange } from '../../text/range.js';
import { tokensOf } from '../../text/tokens.js';
import type { Match } from '../../text/word-list.js';

const MIN_WORDS = 3;
const MIN_CHARACTERS = 6;
/** From the word that announces a sentence to its colon: "this sentence for the visitors:". */
const MAX_GAP = 24;

/** A sentence for visitors in a message: after "and this sentence:", "please add:", or "say that". */
export interface SaidSentence extends Range {
  /** Where the order before it ends, without the words that announce it. */
  orderEnd: number;
  /** After "that": in German with its verb at the end. */
  isClause: boolean;
}

/** Not of a time or an address. */
const COLON = /:(?![\d/])\s?/u;

export function saidSentence(prompt: PromptText, sentence: Range): SaidSentence | null {
  const folded = prompt.fold(sentence);
  // Quotations are read by themselves.
  if (/["“„«「『]/u.test(folded)) return null;
  const found = afterColon(folded, prompt.language) ?? sayingThat(folded, prompt.language);
  if (found === null) return null;
  const range = trimRange(prompt.text, {
    start: sentence.start + found.start,
    end: sentence.start + found.end,
  });
  const said = prompt.text.slice(range.start, range.end);
  const isLong = prompt.language.grammar.isSpaced
    ? said.split(/\s+/u).length >= MIN_WORDS
    : said.length >= MIN_CHARACTERS;
  return isLong ? { ...range, orderEnd: sentence.start + found.orderEnd, isClause: found.isClause } : null;
}

/** "add this sentence: …", but not "remove this line: …". */
function afterColon(folded: string, language: Language): SaidSentence | null {
  const colon = COLON.exec(folded);
  if (colon === null) return null;
  const announced = language.lists.quotedAfter
    .find(folded)
    .filter(({ end }) => end <= colon.index && colon.index - end <= MAX_GAP)
    .findLast(({ end }) => contentWords(folded.slice(end, colon.index), language).length === 0);
  const { remove, replace, rename, swap, set } = language.changes;
  const order = lastPart(folded.slice(0, announced?.start ?? 0));
  // "and with the opening hours this sentence": a word of grammar alone replaces nothing.
  const isVerb = ({ word }: { word: string }): boolean => !language.lists.function.isWord(word);
  const verbs = [remove, replace, rename, swap, set].flatMap((list) => list.find(order));
  if (announced === undefined || verbs.some(isVerb)) return null;
  return {
    start: colon.index + colon[0].length,
    end: folded.length,
    orderEnd: announced.start,
    isClause: false,
  };
}

/** "say that …", but not "people say that …"; where verbs are last, what precedes it. */
function sayingThat(folded: string, language: Language): SaidSentence | null {
  const [say] = language.grammar.isSpaced ? saysThat(folded, language) : language.lists.sayThat.find(folded);
  if (say === undefined) return null;
  if (!language.grammar.isSpaced) {
    const start = folded.lastIndexOf('、', say.start) + 1;
    return { start, end: say.start, orderEnd: start, isClause: false };
  }
  const { remark, thanks } = language.lists;
  const isAdded = language.changes.add.isIn(say.word) || language.grammar.notices.lastVerb.length > 0;
  if (isAdded && !isOnlySaid(folded.slice(say.end), language)) return null;
  const isOrder = contentWords(lastPart(folded.slice(0, say.start)), language).every((word) =>
    [remark, thanks].some((list) => list.isWord(word)),
  );
  return isOrder ? { start: say.end, end: folded.length, orderEnd: say.start, isClause: true } : null;
}

/** The words for it, also with courtesies between them: "add, please, that". */
function saysThat(folded: string, { lists }: Language): Match[] {
  const courtesies = lists.beforeThat.find(folded);
  const tokens = tokensOf(folded).filter(
    (token) => !courtesies.some(({ start, end }) => start <= token.start && token.end <= end),
  );
  let plain = '';
  const ends: Range[] = [];
  for (const token of tokens) {
    plain += plain === '' ? token.text : ` ${token.text}`;
    ends.push({ start: token.start, end: token.end });
  }
  const starts = tokensOf(plain);
  return lists.sayThat.find(plain).flatMap(({ start, end, word }): Match[] => {
    const first = ends[starts.findIndex((token) => token.start === start)];
    const last = ends[starts.findIndex((token) => token.end === end)];
    return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end, word }];
  });
}

/** "Add that we are closed on Mondays" has a value that belongs elsewhere, and "add that to the home page" says nothing. */
function isOnlySaid(said: string, language: Language): boolean {
  const { lists, messages } = language;
  const page = [lists.function, lists.site, lists.part, lists.remark, lists.aside, messages.section];
  const others = uncoveredWords(
    said,
    page.flatMap((list) => list.find(said)),
  );
  return others.length > 0 && !/\d/.test(said) && !language.days.isIn(said);
}

/** What belongs to the announcement itself: from the last comma on. */
const lastPart = (text: string): string => text.slice(text.lastIndexOf(',') + 1);
