import type { Clause } from '../../clauses/roles.js';
import { uncoveredWords } from '../../clauses/uncovered-words.js';
import type { PromptText } from '../../clauses/prompt-text.js';
import type { Draft } from '../../extract/drafts.js';
import { overlaps, type Range } from '../../text/range.js';
import type { Values } from '../values/values.js';

const MIN_UNTITLED = 3;

/** "Dog groomer, Wags on Wheels, we come to you" introduces the customer, and lists nothing. */
const isEnumeration = (own: readonly Clause[]): boolean =>
  own.filter(({ tag }) => tag === 'item').length * 2 >= own.length;

/** A title with a colon and short entries after it, or a sentence that is nothing but short parts. */
export function findLists(prompt: PromptText, own: readonly Clause[], drafts: readonly Draft[]): Draft[] {
  const [first] = own;
  const isTitled = first?.isTitle === true && first.role === 'fact';
  const entries = isTitled ? own.slice(1) : own;
  if (
    entries.length < (isTitled ? 2 : MIN_UNTITLED) ||
    entries.some(({ role, opening }) => role !== 'fact' || opening === '-')
  )
    return [];
  if (entries.some((entry) => drafts.some(({ covers }) => covers.some((cover) => overlaps(cover, entry)))))
    return [];
  const texts: string[] = [];
  for (const entry of entries) {
    const text = prompt.words(entry).replace(/[.。]$/u, '');
    if (entry.opening === '(' && texts.length > 0) texts.push(`${texts.pop()} ${text}`);
    else texts.push(text);
  }
  if (texts.length < (isTitled ? 2 : MIN_UNTITLED) || (!isTitled && !isEnumeration(own))) return [];
  const limit = isTitled ? 7 : 4;
  if (texts.some((text) => text.split(/\s+/u).length > limit || (!isTitled && /\d/.test(text)))) return [];
  if (!isTitled && own.some((clause) => prompt.language.lists.isA.isIn(prompt.fold(clause)))) return [];
  const range = { start: own[0]!.start, end: own.at(-1)!.end };
  const title = isTitled && !isOrder(prompt, first) ? prompt.title(first) : undefined;
  return [
    {
      fact: {
        type: 'list',
        ...(title ? { title } : {}),
        entries: texts.flatMap((text, index) => splitLast(prompt, text, isPairOfWords(texts, index))),
      },
      range,
      covers: [range],
    },
  ];
}

/** "Choir Thursdays 19:30, youth choir Tuesdays 17:00": parts of a sentence that each name a day and a time. */
export function findListedTimes(
  prompt: PromptText,
  own: readonly Clause[],
  values: Values,
  drafts: readonly Draft[],
): Draft[] {
  const [first] = own;
  const title = first?.isTitle === true && first.role === 'fact' ? first : undefined;
  const timed = title === undefined ? own : own.slice(1);
  const isTimed = timed.every(
    (clause) =>
      clause.role === 'fact' &&
      clause.opening !== '(' &&
      isNamedTime(prompt, clause, values) &&
      !drafts.some(({ covers }) => covers.some((cover) => overlaps(cover, clause))),
  );
  if (timed.length < 2 || !isTimed) return [];
  const range = { start: own[0]!.start, end: own.at(-1)!.end };
  const entries = timed.map((clause) => prompt.words(clause).replace(/[.。]$/u, ''));
  const named = title === undefined ? {} : { title: prompt.title(title) };
  return [{ fact: { type: 'list', ...named, entries }, range, covers: [range] }];
}

/** "Feijoada às 14h", "Sunday ringing 9.15 am": a day or a time, and what there is then. */
function isNamedTime(prompt: PromptText, clause: Clause, { times, dates }: Values): boolean {
  const { days, lists, grammar } = prompt.language;
  const folded = prompt.fold(clause);
  const local = ({ start, end }: Range): Range => ({ start: start - clause.start, end: end - clause.start });
  const timed = [...times, ...dates].filter((each) => overlaps(each, clause));
  const found = [...timed.map(local), ...days.find(folded)];
  if (found.length === 0 || !grammar.isSpaced) return found.length > 0;
  const grammarWords = [lists.function, lists.until, lists.and, lists.everyDay];
  return uncoveredWords(folded, [...found, ...grammarWords.flatMap((list) => list.find(folded))]).length > 0;
}

/** "Spanish, French, Greek and Latin": among single words, the last pair is two entries. */
const isPairOfWords = (texts: readonly string[], index: number): boolean =>
  index === texts.length - 1 &&
  index > 0 &&
  texts.every((text, at) => text.split(/\s+/u).length === (at === index ? 3 : 1));

/** "Must:", "We need:" are no headings. */
function isOrder(prompt: PromptText, title: Range): boolean {
  const folded = prompt.fold(title);
  const { lists } = prompt.language;
  const order = [lists.wish, lists.command, lists.function, lists.site, lists.self];
  return (
    uncoveredWords(
      folded,
      order.flatMap((list) => list.find(folded)),
    ).length === 0
  );
}

/** "payroll and audits" at the end of a list are two entries. */
function splitLast({ language }: PromptText, text: string, isPair: boolean): string[] {
  const [between] = isPair ? language.lists.and.find(text.toLowerCase()) : [];
  if (between !== undefined && between.start > 0) {
    return [text.slice(0, between.start).trim(), text.slice(between.end).trim()];
  }
  const without = language.lists.and.atStart(text.toLowerCase());
  return [without === undefined ? text : text.slice(without.end).trim() || text];
}
