import type { Step } from '../colors/shades.js';
import { WordList } from '../text/word-list.js';
import { KeyedWords } from './keyed-words.js';
import type { LookChange, LookWords } from './look-words-schema.js';
import type { Tone } from './grammar-schema.js';

type Lists = { [K in keyof LookWords as LookWords[K] extends string[] ? K : never]: WordList };

/** The words of looks with their lists compiled. */
export interface LooksOf extends Lists {
  colorIsFirst: boolean;
  shades: WordList;
  steps: KeyedWords<Step>;
  moods: KeyedWords<Tone>;
  complaints: KeyedWords<LookChange>;
  excessive: KeyedWords<LookChange>;
}

export function compiledLooks(looks: LookWords, isSpaced: boolean): LooksOf {
  const lists = Object.entries(looks).flatMap(([key, value]) =>
    Array.isArray(value) ? [[key, new WordList(value, isSpaced)] as const] : [],
  );
  const keyed = <K extends string>(words: Partial<Record<K, string[]>>): KeyedWords<K> =>
    new KeyedWords(words as Record<K, string[]>, isSpaced);
  return {
    ...(Object.fromEntries(lists) as Lists),
    colorIsFirst: looks.colorIsFirst,
    shades: new WordList(Object.values(looks.shades).flat(), isSpaced),
    steps: keyed(looks.steps),
    moods: keyed(looks.moods),
    complaints: keyed(looks.complaints),
    excessive: keyed(looks.excessive),
  };
}
