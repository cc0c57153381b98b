/** Words that multiply the number before them, as powers of ten. */
const POWERS: readonly (readonly [exponent: number, words: string])[] = [
  [9, 'mil millones|mil milh[õo]es'],
  [12, 'trillions?|tn|trn|billionen|billones|兆'],
  [9, 'billions?|bn|milliarden?|milliards?|mrd\\.?'],
  [6, 'millions?|millionen|mn|mio\\.?|mill[óo]n(?:es)?|milh(?:ão|ões)'],
  [3, 'thousand|tausend|tsd\\.?|mille|mil'],
  [7, 'crores?'],
  [5, 'lakhs?'],
];
const POWER = new RegExp(
  `^[ \\u00a0\\u202f\\u2009-]?(?:${POWERS.map(([, words]) => `(${words})`).join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
);
/** Written directly after the number. */
const SHORT_POWERS: Readonly<Record<string, number>> = { k: 3, K: 3, m: 6, M: 6, b: 9, B: 9 };
const HAN_POWERS: Readonly<Record<string, number>> = { 万: 4, 萬: 4, 億: 8, 亿: 8, 兆: 12 };
const MAX_LENGTH = 16;

/** A word that multiplies. */
export interface FoundPower {
  exponent: number;
  length: number;
}

/** Returns the power of ten that a text names at a position; `4.2m` and `4.2b` only for money. */
export function powerAfter(text: string, index: number, isMoney: boolean): FoundPower | undefined {
  const rest = text.slice(index, index + MAX_LENGTH);
  const han = HAN_POWERS[rest.charAt(0)];
  if (han !== undefined) return { exponent: han, length: 1 };
  const letter = /^[kKmMbB](?![\p{L}\p{N}])/u.exec(rest)?.[0];
  const short = letter === undefined ? undefined : SHORT_POWERS[letter];
  if (short !== undefined && (isMoney || letter === 'k')) return { exponent: short, length: 1 };
  const match = POWER.exec(rest);
  if (!match) return undefined;
  const group = match.slice(1).findIndex((word) => word !== undefined);
  const exponent = POWERS[group]?.[0];
  return exponent === undefined ? undefined : { exponent, length: match[0].length };
}
