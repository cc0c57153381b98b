import type { Language } from '../packs/language.js';
import { WORDS, uncoveredWords } from './uncovered-words.js';

/** A clause about looks in so few words. */
export const MAX_LOOK_WORDS = 3;

export const isOnlyLook = (language: Language, folded: string): boolean =>
  uncoveredWords(folded, [
    ...language.lists.look.find(folded),
    ...language.tones.find(folded),
    ...language.colours.find(folded),
    ...language.lists.function.find(folded),
    ...language.lists.own.find(folded),
    ...language.lists.contrast.find(folded),
  ]).length === 0;

/** "Blue and orange like our vans": it begins with two colors, or with one in a few words. */
export function isLooksFirst({ colours, tones, lists }: Language, folded: string): boolean {
  const first = [colours, tones].flatMap((words) => words.find(folded)).toSorted((a, b) => a.start - b.start);
  if (first[0] === undefined || folded.slice(0, first[0].start).trim() !== '') return false;
  const between = folded.slice(first[0].end, first[1]?.start ?? 0);
  return (
    (first[1] !== undefined && uncoveredWords(between, lists.function.find(between)).length === 0) ||
    folded.trim().split(/\s+/u).length <= MAX_LOOK_WORDS
  );
}

/** "Ambiance atelier": a word of looks begins a few words. */
export const isLookNamed = ({ lists }: Language, folded: string): boolean =>
  lists.look.atStart(folded) !== undefined && (folded.match(WORDS) ?? []).length <= MAX_LOOK_WORDS + 1;
