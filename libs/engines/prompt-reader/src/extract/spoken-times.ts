import type { PromptText } from '../clauses/prompt-text.js';
import type { Range } from '../text/range.js';
import type { FoundTime } from './found-time.js';

const HOUR = 60;
const HALF_DAY = 12 * HOUR;

/** Times with words: "half past 7", "halb acht", "7 heures et demie", "at seven"; with the others, from left to right. */
export function withSpokenTimes(prompt: PromptText, range: Range, times: readonly FoundTime[]): FoundTime[] {
  const { clock } = prompt.language;
  const folded = prompt.fold(range);
  const inText = <T extends Range>(found: T): T => ({
    ...found,
    start: range.start + found.start,
    end: range.start + found.end,
  });
  const words = clock.hours.find(folded).map((match): FoundTime => ({
    start: range.start + match.start,
    end: range.start + match.end,
    hour: Number(match.key),
    minute: 0,
    isMarked: false,
    meridiem: null,
  }));
  if (words.length === 0 && times.length === 0) return [];
  const before = clock.minutesBefore.find(folded).map(inText);
  const after = clock.minutesAfter.find(folded).map(inText);
  const ats = clock.at.find(folded).map(inText);
  const isNext = (start: number, end: number): boolean =>
    start <= end && prompt.folded.slice(start, end).trim() === '';
  const isLed = ({ start }: Range): boolean => ats.some(({ end }) => isNext(end, start));
  const spoken = (time: FoundTime): FoundTime | null => {
    const lead = before.find(({ end }) => isNext(end, time.start));
    const tail = after.find(({ start }) => isNext(time.end, start));
    const said = lead ?? tail;
    if (said === undefined || time.minute > 0 || time.hour * HOUR > HALF_DAY) return null;
    // "two hours" is how long it takes, where the words are the same.
    if (prompt.language.changes.hourUnit.isWord(said.word) && !isLed(time)) return null;
    const minutes = (time.hour * HOUR + Number(said.key) + HALF_DAY) % HALF_DAY || HALF_DAY;
    const [hour, minute] = [Math.floor(minutes / HOUR), minutes % HOUR];
    const [start, end] = [lead?.start ?? time.start, Math.max(time.end, tail?.end ?? 0)];
    return { ...time, start, end, hour, minute, isMarked: true, isSpoken: true };
  };
  const named = words.flatMap((time) => spoken(time) ?? (isLed(time) ? time : []));
  return [...times.map((time) => spoken(time) ?? time), ...named].toSorted((a, b) => a.start - b.start);
}
