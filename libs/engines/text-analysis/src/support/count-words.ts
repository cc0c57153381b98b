import { unitAfter } from '../numbers/units.js';
import type { TextSpan } from '../sentences.js';

/** Words for numbers from two on, in English, German, French and Spanish. */
const VALUES: Readonly<Record<string, number>> = {
  half: 0.5,
  two: 2,
  twice: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
  billion: 1_000_000_000,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
};
const WORD = new RegExp(`(?<![\\p{L}\\p{N}])(?:${Object.keys(VALUES).join('|')})(?![\\p{L}\\p{N}])`, 'giu');

/** Returns the numbers that a text spells out in words, with their units. */
export function countWordsIn(text: string): (TextSpan & { value: number; unit: string | null })[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const value = VALUES[word.toLowerCase()];
    if (value === undefined) return [];
    const end = index + word.length;
    return [{ value, unit: unitAfter(text, end)?.unit ?? null, start: index, end }];
  });
}
