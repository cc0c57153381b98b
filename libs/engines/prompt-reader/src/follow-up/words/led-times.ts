import { PromptText } from '../../clauses/prompt-text.js';
import type { FoundTime } from '../../extract/found-time.js';
import { clockOf, findTimes } from '../../extract/times.js';
import type { Language } from '../../packs/language.js';
import type { Range } from '../../text/range.js';
import type { FoundValue } from './found-values.js';

const MAX_HOUR = 24;
const MAX_LEAD = 12;
const NEXT_WORD = /^[\s\p{P}]*(?<word>[\p{L}\p{N}'’]+)/u;

/** Times that only the word before them shows: "breakfast is at 7", "from 9 till 3". */
export const ledTimes = (text: string, language: Language, taken: readonly Range[]): FoundValue[] => {
  const { clock } = language;
  const prompt = new PromptText(text, language, 0);
  if (!clock.at.isIn(prompt.folded)) return [];
  const isFree = ({ isMarked, meridiem, hour }: FoundTime): boolean =>
    !isMarked && meridiem === null && hour < MAX_HOUR;
  const at = (time: FoundTime): FoundValue => ({
    start: time.start,
    end: time.end,
    type: 'time',
    key: clockOf(time),
    text: text.slice(time.start, time.end),
    lead: prompt.folded.slice(Math.max(0, time.start - MAX_LEAD), time.start),
    isBare: true,
  });
  return findTimes(prompt, { start: 0, end: text.length }, taken).flatMap(({ from, to, start, end }) => {
    const before = prompt.folded.slice(0, start).trimEnd();
    const isLed = clock.at.find(before).some((word) => word.end === before.length);
    if (!isLed || !endsThere(prompt, end)) return [];
    return [from, ...(to === null ? [] : [to])].filter(isFree).map(at);
  });
};

/** "at 7 on Fridays", but not "at 14 Broad Street" and "at 5 tables": no word of its own follows. */
function endsThere({ folded, language }: PromptText, end: number): boolean {
  const rest = folded.slice(end);
  const word = NEXT_WORD.exec(rest)?.groups?.['word'];
  if (word === undefined || /^\s*[.,;!?)]/u.test(rest)) return true;
  const { lists, changes, days } = language;
  const isGrammar = [
    lists.function,
    lists.and,
    lists.aside,
    lists.remark,
    lists.everyDay,
    changes.set,
    changes.old,
  ];
  return (
    isGrammar.some((list) => list.atStart(rest) !== undefined) ||
    days.find(rest)[0]?.start === rest.search(/\p{L}/u)
  );
}
