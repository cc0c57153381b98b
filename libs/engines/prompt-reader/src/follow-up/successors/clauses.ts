import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import { isUnaccented } from '../../text/unaccented.js';

/** A part of a text between marks, or at "and", "but" and "so". */
export interface Clause extends Range {
  text: string;
  folded: string;
}

/** Not the point of 7.20, nor the colon of 9:00. */
const MARKS = /(?<!\d)[.,:]|[.,:](?!\d)|[;!?。、，；！？–—]|\s-\s/gu;

export function clausesIn(text: string, { lists, grammar }: Language): Clause[] {
  const folded = fold(text);
  const marks = [...text.matchAll(MARKS)].map(({ 0: mark, index }) => ({
    start: index,
    end: index + mark.length,
  }));
  const words = [lists.and, lists.contrast, lists.therefore].flatMap((list) => list.find(folded));
  const isAlone = ({ start, end }: Range): boolean =>
    isUnaccented(text, { start, end }) &&
    /[\s,]$/u.test(text.slice(0, start)) &&
    /^\s/u.test(text.slice(end));
  const cuts = [...marks, ...(grammar.isSpaced ? words.filter(isAlone) : [])].toSorted(
    (a, b) => a.start - b.start,
  );
  const starts = [0, ...cuts.map(({ end }) => end)];
  const ends = [...cuts.map(({ start }) => start), text.length];
  return starts.flatMap((start, index): Clause[] => {
    const end = ends[index]!;
    return end > start && /[\p{L}\p{N}]/u.test(text.slice(start, end))
      ? [{ start, end, text: text.slice(start, end), folded: folded.slice(start, end) }]
      : [];
  });
}
