import { type Fact, type SiteDocument, WEEKDAYS } from '@capstan/site-document';
import { findDays } from '../../extract/days.js';
import { PromptText } from '../../clauses/prompt-text.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { contentWords, overlap } from '../words/words.js';
import type { Noted } from '../instructions/note.js';

interface Candidate extends Noted {
  /** All that is not as with others. */
  text: string;
  months: readonly string[];
  days: readonly string[];
}

const NUMBERS = /\d+/gu;

/** The one thing that a message names; null where it names none, or several equally well. */
export function noteTarget(text: string, { facts }: SiteDocument, language: Language): Noted | null {
  const folded = fold(text);
  const states = language.states.find(folded);
  const said = states.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    folded,
  );
  const words = contentWords(said, language).filter((word) => /\p{L}/u.test(word));
  const numbers = said.match(NUMBERS) ?? [];
  const months = monthsIn(said, language);
  const days = daysIn(said, language);
  const fits = (each: Candidate): boolean => {
    const own: readonly string[] = each.text.match(NUMBERS) ?? [];
    return (
      numbers.every((number) => own.includes(number)) &&
      months.every((month) => each.months.includes(month)) &&
      days.every((day) => each.days.includes(day)) &&
      // "Yoga is full on Tuesday", which is on Thursday, too.
      (days.length === 0 || each.days.every((day) => days.includes(day)))
    );
  };
  const scored = facts
    .flatMap((fact) => candidatesOf(fact, language))
    .filter(fits)
    .map((each) => ({ each, score: scoreOf(each, words, numbers, language) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (best === undefined || best.score === second?.score) return null;
  const { fact, entry, name } = best.each;
  return { fact, name, ...(entry === undefined ? {} : { entry }) };
}

/** Words and numbers that are the same; of two with as many, the shorter name. */
function scoreOf(
  { text }: Candidate,
  words: readonly string[],
  numbers: readonly string[],
  language: Language,
): number {
  const hits = overlap(words, text, language);
  if (hits === 0) return 0;
  const size = Math.max(1, contentWords(text, language).length);
  return hits + numbers.length + Math.min(hits, size) / (size * 10);
}

function candidatesOf(fact: Fact, language: Language): Candidate[] {
  const of = (name: string, rest: Partial<Candidate> = {}): Candidate => ({
    fact: fact.id,
    name,
    text: name,
    months: monthsIn(fold(name), language),
    days: daysIn(fold(name), language),
    ...rest,
  });
  if (fact.type === 'item') {
    const times = (fact.times ?? []).flatMap(({ days }) => days);
    return [of(fact.name, { days: [...daysIn(fold(fact.name), language), ...times] })];
  }
  if (fact.type === 'date') {
    const [year, month, day] = fact.start.slice(0, 10).split('-').map(Number) as [number, number, number];
    const weekday = WEEKDAYS[(new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7] ?? '';
    return [
      of(fact.title, { text: `${fact.title} ${day} ${year}`, months: [String(month)], days: [weekday] }),
    ];
  }
  return fact.type === 'list' ? fact.entries.map((entry) => ({ ...of(entry), entry })) : [];
}

const monthsIn = (folded: string, { monthNames }: Language): string[] =>
  monthNames.find(folded).map(({ key }) => key);

const daysIn = (folded: string, language: Language): string[] =>
  findDays(new PromptText(folded, language, 0), { start: 0, end: folded.length }).flatMap(({ days }) => days);
