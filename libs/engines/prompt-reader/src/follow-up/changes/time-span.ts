import { PromptText } from '../../clauses/prompt-text.js';
import type { FoundTime } from '../../extract/found-time.js';
import { clockOf, findTimes } from '../../extract/times.js';
import type { Language } from '../../packs/language.js';
import type { Editor } from '../editing/editor.js';
import type { Change } from '../editing/made-change.js';
import type { Instruction } from '../instructions/instruction.js';
import { nearestHalf } from '../words/half-days.js';
import { onDays } from '../words/days-at.js';
import { saidDays } from '../words/moved-days.js';
import { type FoundValue, valuesIn } from '../words/found-values.js';
import { type Slot, slotsOf } from '../words/slots.js';
import { endsWithUntil } from '../words/time-ends.js';
import { contentWords, overlap, closeness } from '../words/words.js';
import { nameOfSlot } from '../editing/name-of-slot.js';

/** Two slots of one fact: when something begins, and when it ends. */
type Span = readonly [begins: Slot, ends: Slot];

/** "Kids' club is now 9.30 till 11": both ends of the one time from and to that the words name. */
export function changeSpan(
  editor: Editor,
  { text }: Instruction,
  language: Language,
  own: Language,
): Change | null {
  const times = findTimes(
    new PromptText(text, language, 0),
    { start: 0, end: text.length },
    valuesIn(text, language).filter(({ type }) => type !== 'time'),
  );
  const [only, more] = times;
  if (only === undefined || only.to === null || more !== undefined) return null;
  const words = contentWords(text.slice(0, only.start) + text.slice(only.end), language);
  const score = ([{ context }]: Span): number => closeness(words, context, language);
  const days = saidDays(text, language).flatMap((each) => each.days);
  const slots = onDays(
    slotsOf(editor.next.facts, own).filter(({ type }) => type === 'time'),
    days,
  );
  const [best, second] = spansOf(slots, own).toSorted((a, b) => score(b) - score(a));
  if (best === undefined || score(best) === 0 || (second !== undefined && score(second) === score(best)))
    return null;
  const [begins, ends] = best;
  // "Kids' club is for ages 5 to 8": the numbers are of another thing.
  const isBare = [only.from, only.to].every(({ isMarked, meridiem }) => !isMarked && meridiem === null);
  if (isBare && overlap(words, begins.context, language) < words.length) return null;
  const fact = editor.next.facts.find(({ id }) => id === begins.fact);
  if (fact === undefined) return null;
  // The end first: within a text, what is behind a new value moves.
  ends.write(fact, valueOf(only.to, text, ends.key));
  begins.write(fact, valueOf(only.from, text, begins.key));
  const to = text.slice(only.start, only.end);
  return { kind: 'changed', what: nameOfSlot(editor, begins), from: `${begins.key}–${ends.key}`, to };
}

const NOON = 12;

/** A time in the half of the day of the one that it replaces, where it does not say which. */
function valueOf(time: FoundTime, text: string, before: string): FoundValue {
  const { start, end, meridiem, hour } = time;
  const value = { start, end, type: 'time' as const, text: text.slice(start, end) };
  const isPlain = meridiem === null && hour <= NOON;
  return isPlain
    ? { ...value, key: nearestHalf(clockOf(time), before), isBare: true }
    : { ...value, key: clockOf(time) };
}

const spansOf = (slots: readonly Slot[], language: Language): Span[] =>
  slots.flatMap((begins, index): Span[] => {
    const ends = slots[index + 1];
    return ends?.fact === begins.fact && endsWithUntil(ends, language) ? [[begins, ends]] : [];
  });
