import type { PromptText } from '../clauses/prompt-text.js';
import { withCapital } from '../text/capital.js';
import { sinceLast } from '../text/since-last.js';
import { trimEnd } from '../text/trim-end.js';
import { type Range, trimRange } from '../text/range.js';

/** A title in a list of pages. */
export interface ListedTitle extends Range {
  text: string;
}

export interface ListOfTitles {
  range: Range;
  titles: readonly ListedTitle[];
}

const MAX_TITLES = 12;
export const MAX_WORDS = 4;
const MAX_LENGTH = 40;
/** Between the word for pages and its list: "pages called", "pages for". */
const MAX_LINK = 24;
const MAX_LIST = 300;

/** The titles behind the word for pages: after a colon, in brackets, in lines of their own, after "for" or "called". */
export function listBehind(prompt: PromptText, word: Range): ListOfTitles | null {
  const rest = prompt.text.slice(word.end, word.end + MAX_LIST);
  const bracket = /^[^.!?\n:;(]{0,24}\((?<list>[^()]+)\)/u.exec(rest);
  const lines =
    /^[^.!?\n:;(]{0,24}[:：]?[ \t]*\n+(?<list>(?:[ \t]*(?:[-–—*•·][ \t]*)?[^\s.][^\n.:]{0,39}(?:\n|$)){2,12}?)(?:\s*$|[ \t]*\n|(?=[^\n]{0,200}[.:]))/u.exec(
      rest,
    );
  const colon = /^[^.!?\n:;(]{0,24}[:：–—-][ \t]+(?<list>[^.!?\n;:：]+)/u.exec(rest);
  const match = bracket ?? lines ?? colon;
  const list = match?.groups?.['list'];
  if (match !== null && list !== undefined) {
    const start = word.end + match[0].indexOf(list, 0);
    const end = word.end + match[0].length;
    const whole = { start: bracket === null ? word.start : start - 1, end };
    return titlesIn(prompt, { start, end: start + list.length }, whole);
  }
  const link = linkAfter(prompt, word.end) ?? (/^[ \t]+\p{Lu}/u.test(rest) ? word.end : null);
  if (link === null) return null;
  const said = /^[^.!?\n;:：()]+/u.exec(prompt.text.slice(link, link + MAX_LIST))?.[0] ?? '';
  const end = link + said.length;
  return titlesIn(prompt, { start: link, end }, { start: word.start, end });
}

/** "with Home, Rooms, Gallery and Contact pages". */
export function listBefore(prompt: PromptText, word: Range): ListOfTitles | null {
  const { lists, outline } = prompt.language;
  const before = sinceLast(
    prompt.folded.slice(Math.max(0, word.start - MAX_LIST), word.start),
    '.!?\n;:：()',
  );
  const first = before.search(/[,/|]/u);
  if (first === -1) return null;
  const head = before.slice(0, first);
  const opening = [outline.with, lists.wish, lists.command, lists.imperative]
    .flatMap((list) => list.find(head))
    .toSorted((a, b) => b.end - a.end)[0];
  const start = word.start - before.length + (opening?.end ?? 0);
  return titlesIn(prompt, { start, end: word.start }, { start, end: word.end });
}

/** Where a list begins that follows "for", "called" or "such as"; null without such words. */
export function linkAfter({ folded, language }: PromptText, start: number): number | null {
  const { lists, outline } = language;
  const behind = folded.slice(start, start + MAX_LINK);
  const link = [outline.with, lists.named]
    .flatMap((list) => list.atStart(behind) ?? [])
    .toSorted((a, b) => b.end - a.end)[0];
  return link === undefined || /[^\s]/u.test(behind.slice(0, link.start)) ? null : start + link.end;
}

/** The titles between separators; null where one of them is too long to be a title. */
function titlesIn(prompt: PromptText, list: Range, range: Range): ListOfTitles | null {
  const ands = prompt.language.lists.and.find(prompt.fold(list)).map(({ start, end }) => ({
    start: list.start + start,
    end: list.start + end,
  }));
  const cuts: Range[] = [
    ...prompt.text.slice(list.start, list.end).matchAll(/[,;/|\n•·]|[ \t][-–—][ \t]/gu),
  ].map(({ 0: mark, index }) => ({ start: list.start + index, end: list.start + index + mark.length }));
  // "Courses and camps" is one title where commas separate the titles; only before the last one is an "and" a separator.
  const last = cuts.at(-1)?.end ?? list.start;
  const joins = ands.filter(({ start }) => start >= last);
  // "for groups & schools and for contact": where both are there, the sign is within a title.
  const isSign = ({ start }: Range): boolean => prompt.text.charAt(start) === '&';
  const separating = joins.every(isSign) ? joins : joins.filter((each) => !isSign(each));
  const all = [...cuts, ...separating].toSorted((a, b) => a.start - b.start);
  const titles = [...all, { start: list.end, end: list.end }]
    .map((cut, index) => titleIn(prompt, { start: all[index - 1]?.end ?? list.start, end: cut.start }))
    .filter(({ text }) => text !== '');
  const areShort = titles.every(
    ({ text }) => text.length <= MAX_LENGTH && text.split(/\s+/u).length <= MAX_WORDS && !/\d/u.test(text),
  );
  return areShort && titles.length <= MAX_TITLES ? { range, titles } : null;
}

/** Without an article in front and the word "page" behind. */
export function titleIn(prompt: PromptText, part: Range): ListedTitle {
  const { lists, outline, orders } = prompt.language;
  let { start, end } = trimRange(prompt.text, part);
  // "for the menu": in front of a title; "La famiglia" is written as one.
  for (const list of [outline.with, lists.per, orders.determiner]) {
    const lead = list.atStart(prompt.folded.slice(start, end));
    const isPlain = /^\p{Ll}/u.test(prompt.text.slice(start, end));
    if (isPlain && lead?.start === 0 && /^\s/u.test(prompt.folded.slice(start + lead.end)))
      ({ start, end } = trimRange(prompt.text, { start: start + lead.end, end }));
  }
  const folded = prompt.folded.slice(start, end);
  const page = [outline.pages, lists.site].flatMap((list) => list.find(folded));
  const behind = [
    ...page,
    ...[lists.aside, orders.determiner, lists.wish, lists.command].flatMap((list) => list.find(folded)),
  ];
  const last = behind.find((match) => match.end === folded.length && match.start > 0);
  if (last !== undefined) end = start + last.start;
  const range = trimRange(prompt.text, { start, end });
  const text = withCapital(trimEnd(prompt.words(range).replace(/^["'“”„«‘]+/u, ''), '"\'“”»’'));
  return { ...range, text };
}
