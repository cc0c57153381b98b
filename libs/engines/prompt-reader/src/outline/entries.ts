import type { PromptText } from '../clauses/prompt-text.js';
import { sentencesOf, skipBracket } from '../clauses/sentences.js';
import { uncoveredWords } from '../clauses/uncovered-words.js';
import { type Range, trimRange } from '../text/range.js';
import { splitOutside } from './split-outside.js';

const LIST_MARK = /^[ \t]*(?:[-–—*•·]|\d{1,2}[.)])[ \t]+/u;
const MAX_AND = 12;

/** What a list names, with the words behind each name: "Pro ($12 a month, most popular)". */
export interface Listed extends Range {
  name: Range;
  /** What is in brackets, or behind a dash or a colon. */
  rest: Range | null;
}

/** The entries of a list, and where it is: lines, or what commas, semicolons and a last "and" separate. */
export function listedIn(prompt: PromptText, body: Range): { entries: Listed[]; end: number } {
  const whole = listRange(prompt, body);
  const parts = partsOf(prompt, withoutBrackets(prompt, whole))
    .map((part) => trimRange(prompt.text, withoutMark(prompt, part)))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(prompt.text.slice(start, end)));
  return { entries: joined(prompt, parts).map((part) => listed(prompt, part)), end: whole.end };
}

/** "Tea Lights, box of 12 (€9.50)": among entries with capital letters, one without belongs to the one before it. */
function joined({ text }: PromptText, parts: readonly Range[]): Range[] {
  const isSmall = ({ start }: Range): boolean => /\p{Ll}/u.test(text.charAt(start));
  if (parts.filter(isSmall).length * 2 >= parts.length) return [...parts];
  return parts.reduce<Range[]>((found, part) => {
    const before = found.at(-1);
    if (before === undefined || !isSmall(part)) return [...found, part];
    return [...found.slice(0, -1), { start: before.start, end: part.end }];
  }, []);
}

/** What a colon or dash announces in front of a list has none of the marks of its entries. */
const ANNOUNCED = /^[^"“„«()（）\p{Sc}]*?(?:[:：](?=\s)|\s[–—-](?=\s)|—)/u;
const MAX_ANNOUNCED = 120;
const MAX_ANNOUNCED_CAPITALS = 0;

/** Where the list of a body is: behind "with three tiers:", in the first sentence, or in the lines below it. */
function listRange(prompt: PromptText, body: Range): Range {
  const { text } = prompt;
  const [first = ''] = text.slice(body.start, body.end).split('\n', 1);
  const isBelow = !/[\p{L}\p{N}]/u.test(first) || /[:：]\s*$/u.test(first);
  if (isBelow) return { start: Math.min(body.start + first.length, body.end), end: body.end };
  const lead = /^[\s:：–—-]*/u.exec(text.slice(body.start, body.end))![0].length;
  const said = text.slice(body.start + lead, Math.min(body.end, body.start + lead + MAX_ANNOUNCED));
  const bracket = bracketBehind(prompt, { start: body.start + lead, end: body.start + first.length });
  if (bracket !== null) return bracket;
  const announced = ANNOUNCED.exec(said)?.[0] ?? '';
  const capitals = announced.match(/(?<![.!?]\s)\b\p{Lu}\p{Ll}/gu)?.length ?? 0;
  const isAnnounced = capitals <= MAX_ANNOUNCED_CAPITALS && !/\d{3}|\d[.,:]\d|\d\p{L}/u.test(announced);
  const start = body.start + lead + (isAnnounced ? announced.length : 0);
  const [sentence] = sentencesOf(prompt, { start, end: body.start + first.length });
  return withoutLead(prompt, { start, end: sentence?.end ?? body.end });
}

/** "three cards (timer, alerts)": the list is in the brackets behind words that only say how it looks. */
function bracketBehind(prompt: PromptText, { start, end }: Range): Range | null {
  const { lists, blocks, parts, outline } = prompt.language;
  const at = prompt.text.slice(start, end).search(/[(（]/u);
  if (at <= 0) return null;
  const folded = prompt.fold({ start, end: start + at });
  const plain = [lists.function, lists.numbers, lists.look, lists.part, outline.with, outline.section];
  const known = [...plain, blocks, parts].flatMap((list) => list.find(folded));
  const closing = skipBracket(prompt.text, start + at);
  const isKnown = uncoveredWords(folded, known).every((word) => /^\d{1,2}$/u.test(word));
  return isKnown && closing > start + at ? { start: start + at + 1, end: closing } : null;
}

/** Without "with", "for" and the marks before a list. */
function withoutLead(prompt: PromptText, { start, end }: Range): Range {
  const lead = /^[\s:：–—-]*/u.exec(prompt.text.slice(start, end))![0].length;
  const word = prompt.language.outline.with.atStart(prompt.fold({ start: start + lead, end }));
  return { start: start + lead + (word?.start === 0 ? word.end : 0), end };
}

function withoutBrackets({ text }: PromptText, { start: from, end }: Range): Range {
  const start = from + /^\s*/u.exec(text.slice(from, end))![0].length;
  const closing = skipBracket(text, start);
  const isWhole = /[(（]/u.test(text.charAt(start)) && /^[)）\s.,;]*$/u.test(text.slice(closing, end));
  return isWhole ? { start: start + 1, end: closing } : { start, end };
}

const withoutMark = ({ text }: PromptText, { start, end }: Range): Range => ({
  start: start + (LIST_MARK.exec(text.slice(start, end))?.[0].length ?? 0),
  end,
});

function partsOf(prompt: PromptText, range: Range): Range[] {
  const { text } = prompt;
  const at = (marks: RegExp) => (place: number) => marks.test(text.charAt(place));
  if (text.slice(range.start, range.end).trim().includes('\n')) return splitOutside(text, range, at(/\n/u));
  const bySemicolon = splitOutside(text, range, at(/[;；]/u));
  const isComma = (place: number): boolean =>
    at(/、/u)(place) || (at(/,/u)(place) && !/\d/u.test(text.charAt(place + 1)));
  const parts = bySemicolon.length > 1 ? bySemicolon : splitOutside(text, range, isComma);
  return parts.flatMap((part, index) => atAnd(prompt, part, index === parts.length - 1));
}

/** The two parts at the "and" of the last entry; "and" at its beginning is none of it. */
function atAnd(prompt: PromptText, part: Range, isLast: boolean): Range[] {
  if (!isLast) return [part];
  const folded = prompt.fold(part);
  const first = prompt.language.lists.and.atStart(folded);
  if (first !== undefined) return [{ start: part.start + first.end, end: part.end }];
  const and = prompt.language.lists.and
    .find(folded)
    .findLast(({ start, end }) => end - start <= MAX_AND && !isInside(prompt.text, part, part.start + start));
  if (and === undefined) return [part];
  return [
    { start: part.start, end: part.start + and.start },
    { start: part.start + and.end, end: part.end },
  ];
}

function isInside(text: string, { start }: Range, place: number): boolean {
  for (let at = start; at < place; at += 1) {
    const closing = skipBracket(text, at);
    if (closing > place) return true;
    at = closing;
  }
  return false;
}

const SEPARATOR = /\s[–—-]\s|—|[:：]\s|\s?[(（]/u;

function listed({ text }: PromptText, range: Range): Listed {
  const words = text.slice(range.start, range.end);
  const match = SEPARATOR.exec(words);
  if (match === null || match.index === 0) return { ...range, name: range, rest: null };
  const name = trimRange(text, { start: range.start, end: range.start + match.index });
  const from = range.start + match.index + match[0].length;
  const rest = trimRange(text, { start: from, end: range.end });
  const isBracket = /[(（]/u.test(match[0]);
  const closing = isBracket ? skipBracket(text, from - 1) : rest.end;
  const isClosed = !isBracket || (closing > from - 1 && closing <= rest.end);
  return {
    ...range,
    name,
    rest: isClosed ? { start: rest.start, end: isBracket ? closing : rest.end } : rest,
  };
}
