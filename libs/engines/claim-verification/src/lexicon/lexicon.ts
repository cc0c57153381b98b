import { termOfWord } from '@capstan/text-analysis';
import { OPPOSITE_PAIRS, SYNONYM_GROUPS } from './opposites.js';
import { readData } from '../data/read-data.js';

/** Relation of one word to another. */
export type Relation = 'same' | 'synonym' | 'related' | 'antonym' | null;

interface Entry {
  rarity: number;
  synonyms: Set<string>;
  related: Set<string>;
  antonyms: Set<string>;
}

/** Rarity of a stem that occurs in no manual: names, identifiers, invented words. */
const UNKNOWN_RARITY = 9;
/** Long stems with this common prefix are forms of one word. */
const MIN_SHARED_PREFIX = 5;
const MIN_SHARED_SHARE = 0.75;
const NEGATIVE_PREFIX = /^(?:un|in|im|ir|il|non|dis|de|mis|anti)/;
const MIN_PREFIXED = 3;

let entries: Map<string, Entry> | undefined;

/** Returns the rarity of a stem in manuals: the logarithm of its inverse document frequency, 0 to 10. */
export const rarityOf = (stem: string): number => lexicon().get(stem)?.rarity ?? UNKNOWN_RARITY;

/** Returns the relation of two stems; the closest one if they have several. */
export function relationOf(one: string, other: string): Relation {
  if (one === other) return 'same';
  const first = lexicon().get(one);
  const second = lexicon().get(other);
  if (first?.antonyms.has(other) || second?.antonyms.has(one) || isNegated(one, other)) return 'antonym';
  if (first?.synonyms.has(other) || second?.synonyms.has(one) || shareBeginning(one, other)) return 'synonym';
  if (first?.related.has(other) || second?.related.has(one)) return 'related';
  return null;
}

function isNegated(one: string, other: string): boolean {
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
  const prefix = NEGATIVE_PREFIX.exec(longer)?.[0];
  return prefix !== undefined && shorter.length >= MIN_PREFIXED && longer.slice(prefix.length) === shorter;
}

function shareBeginning(one: string, other: string): boolean {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared >= MIN_SHARED_PREFIX && shared >= MIN_SHARED_SHARE * Math.max(one.length, other.length);
}

function lexicon(): Map<string, Entry> {
  return (entries ??= load());
}

function load(): Map<string, Entry> {
  const found = new Map<string, Entry>();
  const words = (column = ''): Set<string> => new Set(column === '' ? [] : column.split(' '));
  for (const line of readData('lexicon.tsv').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [stem = '', rarity, synonyms, related, antonyms] = line.split('\t');
    found.set(stem, {
      rarity: Number(rarity) / 10,
      synonyms: words(synonyms),
      related: words(related),
      antonyms: words(antonyms),
    });
  }
  for (const group of SYNONYM_GROUPS) {
    const stems = group.map(termOfWord);
    for (const stem of stems) addAll(entryOf(found, stem).synonyms, stems);
  }
  for (const sides of OPPOSITE_PAIRS) {
    const [one, other] = [sides[0].map(termOfWord), sides[1].map(termOfWord)];
    for (const stem of one) addAll(entryOf(found, stem).antonyms, other);
  }
  return found;
}

function entryOf(found: Map<string, Entry>, stem: string): Entry {
  const known = found.get(stem);
  if (known) return known;
  const entry = {
    rarity: UNKNOWN_RARITY,
    synonyms: new Set<string>(),
    related: new Set<string>(),
    antonyms: new Set<string>(),
  };
  found.set(stem, entry);
  return entry;
}

function addAll(set: Set<string>, words: readonly string[]): void {
  for (const word of words) set.add(word);
}
