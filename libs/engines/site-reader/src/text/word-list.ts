import { fold } from './fold.js';

/** A word of a list in a text. */
export interface Match {
  start: number;
  end: number;
  /** The word of the list, folded, without its stars. */
  word: string;
}

interface Entry {
  literal: string;
  isOpenAtStart: boolean;
  isOpenAtEnd: boolean;
}

const LETTER = String.raw`[\p{L}\p{N}]`;
/** How much of a compound a star stands for. */
const OPEN = `${LETTER}{0,30}`;

/**
 * Finds the words and phrases of a list in a folded text: whole words where the script has spaces. A star at the end of
 * a word allows further letters, one at its beginning preceding letters (the parts of a compound).
 */
export class WordList {
  private readonly pattern: RegExp | null;
  private readonly exact: ReadonlySet<string>;
  private readonly open: readonly Entry[];

  constructor(words: readonly string[], isSpaced: boolean) {
    const entries = [...new Set(words)].map(entryOf).toSorted((a, b) => b.literal.length - a.literal.length);
    this.exact = new Set(entries.map(({ literal }) => literal));
    this.open = entries.filter(({ isOpenAtStart, isOpenAtEnd }) => isOpenAtStart || isOpenAtEnd);
    this.pattern =
      entries.length === 0
        ? null
        : new RegExp(entries.map((each) => patternOf(each, isSpaced)).join('|'), 'gu');
  }

  /** All matches, from left to right, the longest first at each place. */
  find(folded: string): Match[] {
    if (this.pattern === null) return [];
    this.pattern.lastIndex = 0;
    return [...folded.matchAll(this.pattern)].map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
      word: this.wordOf(found),
    }));
  }

  isIn(folded: string): boolean {
    if (this.pattern === null) return false;
    this.pattern.lastIndex = 0;
    return this.pattern.test(folded);
  }

  /** The match at the beginning of a text, after spaces and punctuation. */
  atStart(folded: string): Match | undefined {
    const first = folded.search(/[\p{L}\p{N}]/u);
    return first === -1
      ? undefined
      : this.find(folded.slice(0, first + 60)).find(({ start }) => start === first);
  }

  isWord(folded: string): boolean {
    const [match] = this.find(folded);
    return match !== undefined && match.start === 0 && match.end === folded.length;
  }

  private wordOf(found: string): string {
    const plain = found.replaceAll(/[\s-]/gu, ' ');
    if (this.exact.has(plain)) return plain;
    const entry = this.open.find(
      ({ literal, isOpenAtStart, isOpenAtEnd }) =>
        (isOpenAtStart && plain.endsWith(literal)) || (isOpenAtEnd && plain.startsWith(literal)),
    );
    return entry?.literal ?? plain;
  }
}

/** How `find` names a word of a list. */
export const plainWord = (word: string): string => entryOf(word).literal;

const entryOf = (word: string): Entry => ({
  literal: fold(word).replaceAll('*', '').replaceAll('-', ' '),
  isOpenAtStart: word.startsWith('*'),
  isOpenAtEnd: word.endsWith('*'),
});

function patternOf({ literal, isOpenAtStart, isOpenAtEnd }: Entry, isSpaced: boolean): string {
  const escaped = literal
    .replaceAll(/[$()*+./?[\\\]^{|}]/gu, (character) => `\\${character}`)
    .replaceAll(' ', String.raw`[\s-]`);
  if (!isSpaced) return escaped;
  return `${isOpenAtStart ? OPEN : `(?<!${LETTER})`}${escaped}${isOpenAtEnd ? OPEN : `(?!${LETTER})`}`;
}
