import type { FactOf } from '@capstan/site-document';
import { PromptText } from '../../clauses/prompt-text.js';
import { findDays, type FoundDays } from '../../extract/days.js';
import type { Language } from '../../packs/language.js';
import { hoursMeant, isOfOtherTimes, isOfSeason } from '../words/hours-meant.js';
import type { Change } from '../editing/made-change.js';
import type { Editor } from '../editing/editor.js';
import { nearestHalf } from '../words/half-days.js';
import { endsWithUntil } from '../words/time-ends.js';
import type { Instruction } from '../instructions/instruction.js';
import { bareSpan, daysIn, isAboutMore, timesIn } from '../words/said-hours.js';
import type { FoundValue } from '../words/found-values.js';
import { slotsOf, textsOf } from '../words/slots.js';
import { contentWords, overlap } from '../words/words.js';

const NOON = 12;
/** Hours that end before they begin end after midnight, but not later than this. */
const LATEST_CLOSING = '06:00';

/** Opening hours: of the days that are named, else of all; only the end that is named. */
export function changeHours(editor: Editor, instruction: Instruction, language: Language): Change | null {
  const { text, folded } = instruction;
  const { changes } = language;
  const days = daysIn(text, language);
  // "ab sofort": of the change, and not of the hours; but "open at 8".
  const sets = changes.set.find(folded).filter(({ end }) => !/^\s?\d/u.test(folded.slice(end)));
  const [opening] = changes.opens
    .find(folded)
    .filter((word) => !sets.some((set) => set.start <= word.start && word.end < set.end));
  const isOpening = opening !== undefined;
  const isClosing = changes.closes.isIn(folded);
  const times = timesIn(text, language, days !== undefined && (isOpening || isClosing));
  const open = editor.next.facts.filter(
    (fact): fact is FactOf<'hours'> =>
      fact.type === 'hours' &&
      fact.isClosed !== true &&
      (days === undefined || days.some((day) => fact.days.includes(day))),
  );
  if (isOfSeason(text, language) || isOfOtherTimes(editor.next.facts, text, language)) return null;
  const hours = days === undefined ? hoursMeant(open, instruction, times, language) : open;
  if (times.length === 0 || (!isOpening && !isClosing && days === undefined)) return null;
  if (hours.length === 0) {
    const isLast = isClosing || isBeforeUntil(text, times[0], language);
    return times.length === 1 ? changeInTexts(editor, days ?? [], times, isLast, language) : null;
  }
  if (language.grammar.isSpaced && isAboutMore(text, language) && !isOfHoursHere(editor, text, language))
    return null;
  const [first, second] = times;
  const isBoth = second !== undefined;
  const isUntil =
    !isBoth && (endsWithUntil({ lead: first?.lead ?? '' }, language) || isBeforeUntil(text, first, language));
  const isEnd =
    isUntil || (isClosing && !(isOpening && opening.start > changes.closes.find(folded)[0]!.start));
  let from = '';
  for (const fact of hours) {
    from = `${fact.opens}–${fact.closes}`;
    const end = isBoth ? second : first!;
    const opens = isBoth || !isEnd ? inSameHalf(first!, fact.opens, language) : (fact.opens ?? '');
    const closes = isBoth || isEnd ? afternoon(end, opens, language) : (fact.closes ?? '');
    const isOvernight = fact.closes !== undefined && fact.opens !== undefined && fact.closes < fact.opens;
    if (opens === closes || (closes < opens && !isOvernight && closes > LATEST_CLOSING)) return null;
    const named = days === undefined ? fact.days : fact.days.filter((day) => days.includes(day));
    const rest = fact.days.filter((day) => !named.includes(day));
    const { id: _id, source: _source, ...before } = structuredClone(fact);
    repeatInTexts(editor, named, changedEnds(fact, { opens, closes }, times), language);
    Object.assign(fact, { opens, closes, days: named });
    if (rest.length > 0) editor.add({ ...before, days: rest }, fact.source[0] ?? { start: 0, end: 1 });
  }
  const to = times.map((time) => time.text).join(' – ');
  return { kind: 'changed', what: language.labels.headings.hours, from, to };
}

/** "16時まで": in Japanese the word of the end follows. */
const isBeforeUntil = (text: string, time: FoundValue | undefined, { grammar, lists }: Language): boolean =>
  !grammar.isSpaced && time !== undefined && lists.until.atStart(text.slice(time.end))?.word === 'まで';

/** A sentence that has the hours, too, follows them. */
function repeatInTexts(
  editor: Editor,
  days: FactOf<'hours'>['days'],
  changed: ReadonlyMap<string, FoundValue>,
  language: Language,
): void {
  // All are found before the first is written: a new time may be the old one of the other end.
  for (const slot of slotsOf(editor.next.facts, language)) {
    const time = slot.type === 'time' ? changed.get(slot.key) : undefined;
    const said = daysIn(slot.context, language);
    const fact = editor.next.facts.find(({ id }) => id === slot.fact);
    if (time === undefined || fact === undefined || !said?.some((day) => days.includes(day))) continue;
    slot.write(fact, time);
  }
}

/** The old ends of opening hours that are others now, with the new ones as they are written. */
function changedEnds(
  { opens, closes }: FactOf<'hours'>,
  next: { opens: string; closes: string },
  times: readonly FoundValue[],
): Map<string, FoundValue> {
  const ends = [
    [opens, next.opens],
    [closes, next.closes],
  ] as const;
  return new Map(
    ends.flatMap(([from, to]): [string, FoundValue][] => {
      const text = times.find(({ key }) => key === to)?.text ?? to;
      return from === undefined || from === to
        ? []
        : [[from, { start: 0, end: 0, type: 'time', key: to, text }]];
    }),
  );
}

/** Times of a day that are said in a sentence: the last of the day for its end, else the first. */
function changeInTexts(
  editor: Editor,
  days: FactOf<'hours'>['days'],
  times: readonly FoundValue[],
  isEnd: boolean,
  language: Language,
): Change | null {
  const slots = slotsOf(editor.next.facts, language).filter(
    (slot) => slot.type === 'time' && slot.days?.some((day) => days.includes(day)) === true,
  );
  const slot = isEnd ? slots.at(-1) : slots[0];
  const [time] = times;
  const fact = editor.next.facts.find(({ id }) => id === slot?.fact);
  if (slot === undefined || time === undefined || fact === undefined) return null;
  const isPlain = time.isBare === true || !/\p{L}/u.test(time.text);
  const key = isPlain ? nearestHalf(time.key, slot.key) : time.key;
  slot.write(fact, isPlain ? { ...time, key, isBare: true } : time);
  return {
    kind: 'changed',
    what: language.labels.headings.hours,
    from: slot.key,
    to: key,
  };
}

/** "closed on Mondays from now on". */
export function closeDays(
  editor: Editor,
  { text, folded, operations }: Instruction,
  language: Language,
): Change | null {
  const days = closedDays(text, folded, language);
  const isClosed = language.lists.closed.isIn(folded) && timesIn(text, language, true).length === 0;
  const hours = editor.next.facts.filter((fact): fact is FactOf<'hours'> => fact.type === 'hours');
  if (days === undefined || !isClosed || operations.has('add') || hours.length === 0) return null;
  if (language.grammar.isSpaced && isAboutMore(text, language)) return null;
  for (const fact of hours) {
    const left = fact.days.filter((day) => !days.includes(day));
    if (left.length === 0) editor.remove(new Set([fact.id]));
    else fact.days = left;
  }
  editor.add({ type: 'hours', days, isClosed: true }, { start: 0, end: 1 });
  return {
    kind: 'changed',
    what: language.labels.headings.hours,
    from: '',
    to: saidOfDays(text, folded, days, language),
  };
}

/** "closed on Mondays" of a message that says more. */
function saidOfDays(text: string, folded: string, days: FactOf<'hours'>['days'], language: Language): string {
  const [closed] = language.lists.closed.find(folded);
  const found = findDays(new PromptText(text, language, 0), { start: 0, end: text.length }).find(
    (each) => String(each.days) === String(days),
  );
  if (closed === undefined || found === undefined) return text;
  return text.slice(Math.min(closed.start, found.start), Math.max(closed.end, found.end));
}

/** "closed on Mondays, so it's Tuesday to Saturday": the days next to what says that it is closed. */
function closedDays(text: string, folded: string, language: Language): FactOf<'hours'>['days'] | undefined {
  const [closed] = language.lists.closed.find(folded);
  const found = findDays(new PromptText(text, language, 0), { start: 0, end: text.length });
  if (closed === undefined || found.length < 2) return daysIn(text, language);
  const distance = ({ start, end }: FoundDays): number => {
    const gap = start >= closed.end ? text.slice(closed.end, start) : text.slice(end, closed.start);
    return gap.length + (/[,;、]/u.test(gap) ? text.length : 0);
  };
  return found.toSorted((a, b) => distance(a) - distance(b))[0]?.days;
}

/** "I work Saturdays as well now, 9am to 1pm": hours of days on which it was closed. */
export function addHours(
  editor: Editor,
  { text, start, end }: Instruction,
  language: Language,
): Change | null {
  const days = daysIn(text, language);
  const marked = timesIn(text, language, false);
  const [opens, closes, more] = marked.length > 0 ? marked : bareSpan(text, language);
  const hours = editor.next.facts.filter((fact): fact is FactOf<'hours'> => fact.type === 'hours');
  if (days === undefined || opens === undefined || closes === undefined || more !== undefined) return null;
  const isKnown = hours.some((fact) => fact.isClosed !== true && fact.days.some((day) => days.includes(day)));
  if (hours.length === 0 || isKnown || isAboutMore(text, language) || isOfSeason(text, language)) return null;
  openDays(editor, hours, days);
  const key = afternoon(closes, opens.key, language);
  editor.add({ type: 'hours', days, opens: opens.key, closes: key }, { start, end });
  const to = `${opens.text} – ${closes.text}`;
  return { kind: 'changed', what: language.labels.headings.hours, from: '', to };
}

/** Days that are open now are not among the closed ones any more. */
function openDays(editor: Editor, hours: readonly FactOf<'hours'>[], days: FactOf<'hours'>['days']): void {
  for (const fact of hours.filter(({ isClosed }) => isClosed === true)) {
    fact.days = fact.days.filter((day) => !days.includes(day));
    if (fact.days.length === 0) editor.remove(new Set([fact.id]));
  }
}

const inSameHalf = ({ key, text }: FoundValue, before: string | undefined, { grammar }: Language): string =>
  grammar.hasTwelveHours && before !== undefined && !/[ap]\.?m/iu.test(text) ? nearestHalf(key, before) : key;

/** "until 2" is after noon for a place that opens at 8. */
function afternoon({ key, text }: FoundValue, opens: string, { grammar }: Language): string {
  const isPlain = !/[ap]\.?m/iu.test(text);
  const hour = Number(key.slice(0, 2));
  const isEarlier = key <= opens && hour < NOON;
  return isPlain && isEarlier && (grammar.hasTwelveHours || hour < NOON / 2)
    ? `${hour + NOON}${key.slice(2)}`
    : key;
}

/** "Saturday surgery", where the site has "surgery hours": the words are of the sentence that has the hours. */
function isOfHoursHere({ next }: Editor, text: string, language: Language): boolean {
  const words = contentWords(text, language).filter(
    (word) => /^\p{L}/u.test(word) && !language.days.isIn(word),
  );
  return next.facts.some((fact) =>
    textsOf(fact).some(
      ([, own]) => daysIn(own, language) !== undefined && overlap(words, own, language) * 2 >= words.length,
    ),
  );
}
