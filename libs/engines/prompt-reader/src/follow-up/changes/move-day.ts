import { PromptText } from '../../clauses/prompt-text.js';
import { findDays, type FoundDays } from '../../extract/days.js';
import type { Language } from '../../packs/language.js';
import type { Range } from '../../text/range.js';
import type { Editor } from '../editing/editor.js';
import type { Instruction } from '../instructions/instruction.js';
import type { Change } from '../editing/made-change.js';
import { valuesIn } from '../words/found-values.js';
import { textsOf, writeText } from '../words/slots.js';
import { movedDays } from '../words/moved-days.js';
import { contentWords, closeness } from '../words/words.js';

/** "instead of on Wednesdays". */
const MAX_GAP = 6;

interface Place {
  fact: string;
  key: string;
  text: string;
  days: FoundDays;
  score: number;
}

/** "Franche is Wednesdays now, Habberley Tuesdays": what a sentence of the site says to be on a day is on another one. */
export function moveDay(editor: Editor, instruction: Instruction, language: Language): Change | null {
  const moves = partsOf(instruction, language).map((part) => moveIn(part, editor, language));
  if (moves.length === 0 || moves.some((move) => move === null)) return null;
  const done = moves.flatMap((move) => move ?? []);
  for (const { place, to } of done.toSorted((a, b) => b.place.days.start - a.place.days.start)) {
    const fact = editor.next.facts.find(({ id }) => id === place.fact);
    if (fact === undefined) continue;
    const text = new Map(textsOf(fact)).get(place.key) ?? '';
    writeText(fact, place.key, text.slice(0, place.days.start) + to + text.slice(place.days.end));
  }
  const [first] = done;
  if (first === undefined) return null;
  const { place } = first;
  return {
    kind: 'changed',
    what: language.labels.headings.hours,
    from: done.map((each) => each.place.text.slice(each.place.days.start, each.place.days.end)).join(', '),
    to: done.map(({ to }) => to).join(', ') || place.text,
  };
}

/** The parts at commas and "and", if each names days; without the days that go: "Mondays instead of Wednesdays". */
function partsOf({ text, folded }: Instruction, language: Language): string[] {
  const [old] = language.changes.instead.find(folded).filter(({ end }) => end < folded.length);
  const [gone] = old === undefined ? [] : daysOf(text.slice(old.end), language);
  if (old !== undefined && gone !== undefined && gone.start <= MAX_GAP && daysOf(text, language).length === 2)
    return [text.slice(0, old.start) + text.slice(old.end + gone.end)];
  const moved = movedDays(folded, language);
  if (moved !== null) return [text.slice(0, moved.old.start) + text.slice(moved.fresh.start)];
  const isMove = language.changes.set.isIn(folded) && !language.lists.negation.isIn(folded);
  if (!isMove || valuesIn(text, language).length > 0 || /\d/u.test(text)) return [];
  const whole = daysOf(text, language);
  if (whole.length === 0) return [];
  if (whole.length === 1) return [text];
  const cuts = [...language.lists.and.find(folded), ...commas(text)].toSorted((a, b) => a.start - b.start);
  const parts: string[] = [];
  let start = 0;
  for (const cut of [...cuts, { start: text.length, end: text.length }]) {
    parts.push(text.slice(start, cut.start));
    start = cut.end;
  }
  return parts.every((part) => daysOf(part, language).length === 1) ? parts : [];
}

const commas = (text: string): Range[] =>
  [...text.matchAll(/[,;、]\s?/gu)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));

function moveIn(part: string, editor: Editor, language: Language): { place: Place; to: string } | null {
  const [day] = daysOf(part, language);
  if (day === undefined) return null;
  const words = contentWords(part, language).filter((word) => !language.days.isIn(word));
  if (words.length === 0) return null;
  const [best, second] = placesIn(editor, words, language).toSorted((a, b) => b.score - a.score);
  if (best === undefined || best.score === 0 || best.score === second?.score) return null;
  const isSame = String(best.days.days) === String(day.days);
  const to = part.slice(day.start, day.end);
  const isCapital = /^\p{Lu}/u.test(best.text.slice(best.days.start));
  return isSame ? null : { place: best, to: isCapital ? to.charAt(0).toUpperCase() + to.slice(1) : to };
}

/** Every mention of days in a text, with how many of the words are in its part of the sentence. */
const placesIn = (editor: Editor, words: readonly string[], language: Language): Place[] =>
  editor.next.facts.flatMap((fact) =>
    textsOf(fact).flatMap(([key, text]) => {
      const all = daysOf(text, language);
      return all.map((days, index): Place => {
        const from = index === 0 ? 0 : text.indexOf(',', all[index - 1]!.end) + 1 || all[index - 1]!.end;
        const to =
          all[index + 1] === undefined ? text.length : cutBefore(text, all[index + 1]!.start, days.end);
        const around = text.slice(Math.min(from, days.start), to);
        return {
          fact: fact.id,
          key,
          text,
          days,
          score: closeness(words, around, language),
        };
      });
    }),
  );

/** The comma before the next mention of a day, else that mention. */
function cutBefore(text: string, next: number, after: number): number {
  const comma = text.lastIndexOf(',', next);
  return comma > after ? comma : next;
}

const daysOf = (text: string, language: Language): FoundDays[] =>
  findDays(new PromptText(text, language, 0), { start: 0, end: text.length });
