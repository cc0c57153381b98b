import { fold } from './fold.js';
import { type Token, tokensOf } from './tokens.js';

/** A word of a list in a text. */
export interface Match {
  start: number;
  end: number;
  /** The word of the list, folded, without its stars. */
  word: string;
}

interface Entry {
  word: string;
  tokens: readonly string[];
  /** What is between the tokens; a space matches a hyphen too. */
  gaps: readonly string[];
  /** Punctuation before the first and after the last token. */
  head: string;
  tail: string;
  isOpenAtStart: boolean;
  isOpenAtEnd: boolean;
}

const MAX_START = 60;
/** So many letters of a word with a star are its key. */
const KEY = 3;
/** A shorter word in Katakana is often a part of another one: \u30d0\u30fc in \u30e1\u30f3\u30d0\u30fc. */
const MIN_KATAKANA = 4;

/** Words by what a text is compared with. */
interface Index {
  byFirst: Map<string, Entry[]>;
  /** Words with a star by the first or last letters of their first part. */
  byHead: Map<string, Entry[]>;
  byTail: Map<string, Entry[]>;
  /** Words without a letter or digit. */
  literals: readonly string[];
  /** Null where the script has spaces. */
  unspaced: RegExp | null;
}

/**
 * Finds the words and phrases of a list in a folded text: whole words where the script has spaces. A star at the end of
 * a word allows further letters, one at its beginning preceding letters (the parts of a compound). Texts are compared
 * word by word, so that the time does not depend on the length of the list. Indexed when first used: a language has
 * hundreds of lists, of which the choice of the language needs a dozen.
 */
export class WordList {
  private made: Index | undefined;

  constructor(
    private readonly words: readonly string[],
    private readonly isSpaced: boolean,
  ) {}

  private get index(): Index {
    return (this.made ??= indexOf(this.words, this.isSpaced));
  }

  /** All matches, from left to right, the longest first at each place. */
  find(folded: string): Match[] {
    const { unspaced, literals } = this.index;
    if (unspaced !== null) {
      return [...folded.matchAll(unspaced)].flatMap(({ 0: word, index }) =>
        isWithinKatakana(folded, word, index) ? [] : [{ start: index, end: index + word.length, word }],
      );
    }
    const tokens = tokensOf(folded);
    const found: Match[] = [];
    for (let index = 0; index < tokens.length; index += 1) {
      const match = this.matchAt(folded, tokens, index);
      if (match === null) continue;
      found.push(match);
      while (index + 1 < tokens.length && tokens[index + 1]!.start < match.end) index += 1;
    }
    return literals.length === 0
      ? found
      : [...found, ...this.literalsIn(folded)].toSorted((a, b) => a.start - b.start);
  }

  isIn(folded: string): boolean {
    return this.find(folded).length > 0;
  }

  /** The match at the beginning of a text, after spaces and punctuation. */
  atStart(folded: string): Match | undefined {
    const first = folded.search(/[\p{L}\p{N}]/u);
    return first === -1
      ? undefined
      : this.find(folded.slice(0, first + MAX_START)).find(({ start }) => start === first);
  }

  /** The match at the end of a text, before spaces. */
  atEnd(folded: string): Match | undefined {
    const text = folded.trimEnd();
    return this.find(text).find(({ end }) => end === text.length);
  }

  isWord(folded: string): boolean {
    const [match] = this.find(folded);
    return match !== undefined && match.start === 0 && match.end === folded.length;
  }

  private matchAt(folded: string, tokens: readonly Token[], index: number): Match | null {
    const token = tokens[index]!;
    const exact = this.index.byFirst.get(token.text)?.find((entry) => fits(entry, folded, tokens, index));
    const open = this.openAt(folded, tokens, index);
    const entry = exact !== undefined && exact.word.length >= (open?.word.length ?? 0) ? exact : open;
    if (entry === undefined) return null;
    const last = tokens[index + entry.tokens.length - 1]!;
    return {
      start: token.start - entry.head.length,
      end: last.end + entry.tail.length,
      word: entry.word,
    };
  }

  /** The longest word with a star that fits: its key is how the token begins or ends. */
  private openAt(folded: string, tokens: readonly Token[], index: number): Entry | undefined {
    const { byHead, byTail } = this.index;
    if (byHead.size === 0 && byTail.size === 0) return undefined;
    const { text } = tokens[index]!;
    for (let size = Math.min(KEY, text.length); size > 0; size -= 1) {
      const entry =
        byHead.get(text.slice(0, size))?.find((each) => fits(each, folded, tokens, index)) ??
        byTail.get(text.slice(-size))?.find((each) => fits(each, folded, tokens, index));
      if (entry !== undefined) return entry;
    }
    return undefined;
  }

  private literalsIn(folded: string): Match[] {
    return this.index.literals.flatMap((word) => {
      const found: Match[] = [];
      for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
        found.push({ start: at, end: at + word.length, word });
      }
      return found;
    });
  }
}

function indexOf(words: readonly string[], isSpaced: boolean): Index {
  const entries = [...new Set(words)].map(entryOf).toSorted((a, b) => b.word.length - a.word.length);
  const index: Index = {
    byFirst: new Map(),
    byHead: new Map(),
    byTail: new Map(),
    literals: entries.filter(({ tokens }) => tokens.length === 0).map(({ word }) => word),
    unspaced: isSpaced ? null : anyOf(entries),
  };
  if (!isSpaced) return index;
  for (const entry of entries) {
    const [first] = entry.tokens;
    if (first === undefined) continue;
    if (entry.isOpenAtStart) push(index.byTail, first.slice(-KEY), entry);
    else if (entry.isOpenAtEnd && entry.tokens.length === 1) push(index.byHead, first.slice(0, KEY), entry);
    else push(index.byFirst, first, entry);
  }
  return index;
}

/** Null for no words. */
function anyOf(entries: readonly Entry[]): RegExp | null {
  const literals = entries.map(({ word }) =>
    word.replaceAll(/[$()*+./?[\\\]^{|}]/gu, (character) => `\\${character}`),
  );
  return literals.length === 0 ? null : new RegExp(literals.join('|'), 'gu');
}

function push(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [entry]);
  else known.push(entry);
}

const KATAKANA = /[\p{Script=Katakana}ー]/u;

const isWithinKatakana = (folded: string, word: string, index: number): boolean =>
  word.length < MIN_KATAKANA &&
  KATAKANA.test(word.charAt(0)) &&
  KATAKANA.test(word.at(-1) ?? '') &&
  (KATAKANA.test(folded.charAt(index - 1)) || KATAKANA.test(folded.charAt(index + word.length)));

/** How `find` names a word of a list. */
export const plainWord = (word: string): string => entryOf(word).word;

function entryOf(text: string): Entry {
  const word = fold(text).replaceAll('*', '');
  const tokens = tokensOf(word);
  return {
    word,
    tokens: tokens.map((token) => token.text),
    gaps: tokens.slice(1).map(({ start }, index) => word.slice(tokens[index]!.end, start)),
    head: word.slice(0, tokens[0]?.start ?? 0),
    tail: word.slice(tokens.at(-1)?.end ?? 0),
    isOpenAtStart: text.startsWith('*'),
    isOpenAtEnd: text.endsWith('*'),
  };
}

function fits(entry: Entry, folded: string, tokens: readonly Token[], index: number): boolean {
  const end = index + entry.tokens.length - 1;
  const last = tokens[end];
  if (last === undefined) return false;
  for (let at = 0; at < entry.tokens.length; at += 1) {
    const text = tokens[index + at]!.text;
    const wanted = entry.tokens[at]!;
    const isFirst = at === 0 && entry.isOpenAtStart;
    const isLast = at === entry.tokens.length - 1 && entry.isOpenAtEnd;
    const isSame =
      text === wanted || (isFirst && text.endsWith(wanted)) || (isLast && text.startsWith(wanted));
    if (!isSame) return false;
    if (
      at > 0 &&
      !isGap(folded.slice(tokens[index + at - 1]!.end, tokens[index + at]!.start), entry.gaps[at - 1]!)
    )
      return false;
  }
  const start = tokens[index]!.start;
  return (
    folded.slice(start - entry.head.length, start) === entry.head &&
    (entry.tail === '' || folded.slice(last.end, last.end + entry.tail.length) === entry.tail)
  );
}

/** A space or hyphen of a list is any space or hyphen of a text. */
const isGap = (gap: string, wanted: string): boolean =>
  gap === wanted || (/^[\s-]$/u.test(wanted) && /^[\s-]$/u.test(gap));
