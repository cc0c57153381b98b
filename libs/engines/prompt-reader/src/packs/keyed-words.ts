import { type Match, plainWord, WordList } from '../text/word-list.js';

/** Words that belong to one of several keys: which key, and where. */
export class KeyedWords<K extends string> {
  private readonly list: WordList;
  private readonly keys = new Map<string, K>();

  constructor(words: Readonly<Record<K, readonly string[]>>, isSpaced: boolean) {
    for (const [key, entries] of Object.entries(words) as [K, readonly string[]][]) {
      for (const word of entries) if (!this.keys.has(plainWord(word))) this.keys.set(plainWord(word), key);
    }
    this.list = new WordList(Object.values<readonly string[]>(words).flat(), isSpaced);
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
