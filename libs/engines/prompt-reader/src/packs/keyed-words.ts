import { type Match, plainWord, WordList } from '../text/word-list.js';

/** Words that belong to one of several keys: which key, and where. */
export class KeyedWords<K extends string> {
  private readonly list: WordList;
  private made: Map<string, K> | undefined;

  constructor(
    private readonly words: Readonly<Record<K, readonly string[]>>,
    isSpaced: boolean,
  ) {
    this.list = new WordList(Object.values<readonly string[]>(words).flat(), isSpaced);
  }

  private get keys(): ReadonlyMap<string, K> {
    return (this.made ??= keysOf(this.words));
  }

  /** The words with their keys, as texts are compared with them. */
  entries(): { word: string; key: K }[] {
    return [...this.keys].map(([word, key]) => ({ word, key }));
  }

  find(folded: string): (Match & { key: K })[] {
    return this.list.find(folded).flatMap((match) => {
      const key = this.keys.get(match.word);
      return key === undefined ? [] : [{ ...match, key }];
    });
  }

  isIn(folded: string): boolean {
    return this.list.isIn(folded);
  }
}

/** The first key of each word, as texts are compared with it. */
function keysOf<K extends string>(words: Readonly<Record<K, readonly string[]>>): Map<string, K> {
  const keys = new Map<string, K>();
  for (const [key, entries] of Object.entries(words) as [K, readonly string[]][]) {
    for (const word of entries.map(plainWord)) if (!keys.has(word)) keys.set(word, key);
  }
  return keys;
}
