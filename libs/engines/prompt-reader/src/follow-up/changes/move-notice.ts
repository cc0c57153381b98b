import type { FactOf } from '@capstan/site-document';
import { PromptText } from '../../clauses/prompt-text.js';
import { findDates } from '../../extract/dates.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { overlaps, type Range } from '../../text/range.js';
import type { Editor } from '../editing/editor.js';
import type { Change } from '../editing/made-change.js';
import type { Instruction } from '../instructions/instruction.js';
import { valuesIn } from '../words/found-values.js';
import { noticeOf } from '../notices/shown-notice.js';
import { isOnlyOrder, namesNotice } from '../notices/notice-words.js';

/** A day in a text, with its month where that is next to it. */
interface Day extends Range {
  /** Of the number alone. */
  number: Range;
  month: number | null;
}

const DAY =
  /(?<![\d.,:/])(?:[12]?\d|3[01])(?![\d:/%]|[.,]\d)(?:st|nd|rd|th|er|日|º|\.(?=\s?(?:bis|[-–]|$)))?/gu;
const MAX_LEAD = 14;
/** Where words are not spaced, "until" follows. */
const MAX_PARTICLE = 3;

/** "The closure is until the 18th now": the last day that the notice says, the first, or both of them. */
export function moveNotice(
  editor: Editor,
  { text, folded, operations }: Instruction,
  language: Language,
  own: Language,
): Change | null {
  const said = daysIn(text, language);
  if (said.length === 0 || said.length > 2 || !namesNotice(folded, language)) return null;
  const rest = said.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    folded,
  );
  if (/\d/u.test(rest) || !isOnlyOrder(rest, language)) return null;
  const shown = noticeOf(editor.next)?.facts ?? [];
  const dated = editor.next.facts.filter(
    (fact): fact is FactOf<'statement'> =>
      fact.type === 'statement' && shown.includes(fact.id) && daysIn(fact.text, own).length > 0,
  );
  const [notice, second] = dated;
  if (notice === undefined || second !== undefined) return null;
  const days = daysIn(notice.text, own);
  const [first, last] = [days[0]!, days.at(-1)!];
  if (days.length > 2 || (said.length === 2 && days.length === 1)) return null;
  // "We are closed on 1 May", after a notice of June: another closure.
  const isChange = (['set', 'replace', 'swap'] as const).some((each) => operations.has(each));
  if (said.length === 2 && !isChange) return null;
  const from = notice.text;
  if (said.length === 2)
    notice.text =
      from.slice(0, first.start) + text.slice(said[0]!.start, said[1]!.end) + from.slice(last.end);
  else {
    const day = said[0]!;
    const lead = language.grammar.isSpaced
      ? folded.slice(Math.max(0, day.start - MAX_LEAD), day.start)
      : folded.slice(day.end, day.end + MAX_PARTICLE);
    const isLast = language.lists.until.isIn(lead) || (days.length === 1 && isChange);
    const isFirst = !isLast && [language.changes.opens, language.changes.old].some((list) => list.isIn(lead));
    if (!isLast && !isFirst) return null;
    notice.text = withDay(from, { days, target: isLast ? last : first, day, said: text });
  }
  return notice.text === from ? null : { kind: 'changed', what: from, from, to: notice.text };
}

/** A text with another day; "12 to 19 April" until 2 May is "12 April to 2 May". */
function withDay(
  text: string,
  { days, target, day, said }: { days: readonly Day[]; target: Day; day: Day; said: string },
): string {
  const number = said.slice(day.number.start, day.number.end);
  const isSameMonth = day.month === null || day.month === target.month;
  if (isSameMonth) return text.slice(0, target.number.start) + number + text.slice(target.number.end);
  const [first] = days;
  const whole = said.slice(day.start, day.end);
  const changed = text.slice(0, target.start) + whole + text.slice(target.end);
  if (first === undefined || first === target || first.month !== null) return changed;
  const month = text.slice(target.number.end, target.end);
  return changed.slice(0, first.end) + month + changed.slice(first.end);
}

/** The days in a text: dates, and numbers that can be days and are no other value. */
function daysIn(text: string, language: Language): Day[] {
  const dates = findDates(new PromptText(text, language, 0));
  const others = valuesIn(text, language).filter(({ type }) => type !== 'date');
  return [...fold(text).matchAll(DAY)].flatMap(({ 0: digits, index }): Day[] => {
    const written = { start: index, end: index + digits.length };
    if (others.some((value) => overlaps(value, written))) return [];
    const date = dates.find((each) => overlaps(each, written));
    const number = { start: index, end: index + /^\d+/u.exec(digits)![0].length };
    // A year or another number next to a month.
    if (date !== undefined && Number.parseInt(digits, 10) !== date.day) return [];
    return date === undefined
      ? [{ ...written, number, month: null }]
      : [{ start: date.start, end: date.end, number, month: date.month }];
  });
}
