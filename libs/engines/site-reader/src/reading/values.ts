import type { PromptText } from '../clauses/prompt-text.js';
import { type Clause, rolesOf } from '../clauses/roles.js';
import { segmentsOf } from '../clauses/segments.js';
import { sentencesOf } from '../clauses/sentences.js';
import { type FoundContact, findContacts } from '../extract/contacts.js';
import { type FoundDate, findDates } from '../extract/dates.js';
import { type FoundMoney, findMoney } from '../extract/money.js';
import { findTimes, type FoundTimes } from '../extract/times.js';
import type { Range } from '../text/range.js';

/** What can be found by its shape alone, and the clauses. */
export interface Values {
  sentences: Range[];
  clauses: Clause[];
  dates: FoundDate[];
  monies: FoundMoney[];
  contacts: FoundContact[];
  times: FoundTimes[];
}

const DOLLARS: readonly [RegExp, string][] = [
  [/(?<![\p{L}])(?:canada|montr[eé]al|toronto|vancouver|qu[eé]bec|ottawa|calgary)(?![\p{L}])/iu, 'CAD'],
  [/(?<![\p{L}])(?:australia|sydney|melbourne|brisbane|adelaide|perth)(?![\p{L}])/iu, 'AUD'],
];

export function findValues(prompt: PromptText): Values {
  const whole: Range = { start: 0, end: prompt.text.length };
  const sentences = sentencesOf(prompt);
  const dates = findDates(prompt);
  const dollar = DOLLARS.find(([place]) => place.test(prompt.text))?.[1] ?? 'USD';
  const monies = findMoney(prompt, whole, dollar);
  const contacts = findContacts(prompt, [...dates, ...monies]);
  const times = findTimes(prompt, whole, [...dates, ...monies, ...contacts]).filter(
    ({ from, to }) => from.isMarked || from.meridiem !== null || to?.isMarked || to?.meridiem,
  );
  const strong = [...dates, ...monies, ...contacts, ...times];
  const clauses = sentences.flatMap((sentence, index) =>
    rolesOf(prompt, segmentsOf(prompt, sentence, index), strong),
  );
  return { sentences, clauses, dates, monies, contacts, times };
}
