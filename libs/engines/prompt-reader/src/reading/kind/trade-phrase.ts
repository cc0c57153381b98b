import type { PromptText } from '../../clauses/prompt-text.js';
import { fold } from '../../text/fold.js';
import { type Token, tokensOf } from '../../text/tokens.js';
import type { Range } from '../../text/range.js';

const MAX_BEFORE = 2;
const MAX_AFTER = 2;
const MAX_CHARACTERS = 6;
const COMPOUND = /[\p{Script=Han}\p{Script=Katakana}ー]/u;
/** "atelier de poterie", "cours d'anglais": a preposition and a noun that is written small. */
const LINKED =
  /^\s(?:de la |de |des |du |d['’]|di |del |della |do |da |en |à |a |per |para |pour )(?<noun>\p{Ll}[\p{L}-]+)/u;

/** The whole noun phrase around a known word of a trade: "mobile vet", "atelier de poterie", 将棋教室. */
export function tradePhrase(prompt: PromptText, range: Range): Range {
  const { grammar } = prompt.language;
  if (!grammar.isSpaced) return unspacedPhrase(prompt, range);
  const whole = wholeWords(prompt, range);
  if (grammar.nounsAreCapital) return whole;
  return grammar.headIsLast ? withModifiers(prompt, whole) : withComplements(prompt, whole);
}

/** A match within a compound is the compound. */
function wholeWords({ text }: PromptText, { start, end }: Range): Range {
  let [from, to] = [start, end];
  while (from > 0 && /[\p{L}-]/u.test(text.charAt(from - 1))) from -= 1;
  while (to < text.length && /\p{L}/u.test(text.charAt(to))) to += 1;
  return { start: from, end: to };
}

function unspacedPhrase({ text }: PromptText, { start, end }: Range): Range {
  let from = start;
  while (from > 0 && start - from < MAX_CHARACTERS && COMPOUND.test(text.charAt(from - 1))) from -= 1;
  return { start: from, end };
}

/** Words right before it that are neither grammar nor praise. */
function withModifiers(prompt: PromptText, range: Range): Range {
  const tokens = tokensOf(prompt.folded);
  let { start, end } = range;
  const first = tokens.findIndex((token) => token.end > start);
  for (let at = first - 1, count = 0; at >= 0 && count < MAX_BEFORE; at -= 1, count += 1) {
    const token = tokens[at]!;
    const isAdjacent = /^[ -]$/u.test(prompt.text.slice(token.end, start));
    if (!isAdjacent || !isModifier(prompt, token)) break;
    start = token.start;
  }
  const last = tokens.findLastIndex((token) => token.start < end);
  const next = tokens[last + 1];
  const isHead =
    next !== undefined &&
    prompt.text.slice(end, next.start) === ' ' &&
    prompt.language.lists.tradeHead.isWord(next.text) &&
    /^\p{Ll}/u.test(prompt.text.slice(next.start));
  if (isHead) end = next.end;
  return { start, end };
}

function isModifier({ text, language }: PromptText, { start, end, text: word }: Token): boolean {
  if (!/^\p{Ll}/u.test(text.charAt(start)) || word.length < 2) return false;
  const { lists } = language;
  const grammar = [
    lists.function,
    lists.own,
    lists.self,
    lists.site,
    lists.wish,
    lists.command,
    lists.isA,
    lists.remark,
    lists.praise,
    lists.place,
    lists.negation,
    lists.and,
  ];
  return end > start && !grammar.some((list) => list.isWord(word)) && !language.tones.isIn(word);
}

/** The nouns that prepositions join to it. */
function withComplements({ text, language }: PromptText, range: Range): Range {
  let { end } = range;
  for (let count = 0; count < MAX_AFTER; count += 1) {
    const match = LINKED.exec(text.slice(end, end + 40));
    const noun = match?.groups?.['noun'];
    if (match === null || noun === undefined || language.lists.function.isWord(fold(noun))) break;
    end += match[0].length;
  }
  return { start: range.start, end };
}
