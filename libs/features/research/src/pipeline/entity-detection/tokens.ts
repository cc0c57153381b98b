import { folded } from './vocabulary/false-friends.js';

/** A word or a punctuation mark of a sentence. */
export interface Token {
  readonly text: string;
  /** Lower case, without accents, straight apostrophes. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** Begins with a capital letter, or is written like `eBay` or `3M`. */
  readonly isCapital: boolean;
}

/** Possessives and hyphenated German compounds ("Siemens-Chef") are separate words. */
const TOKEN =
  /['’]s(?!\p{L})|(?:\p{L}\.){2,}|\p{Lu}\.(?:-\p{Lu}\.)*|(?<![\p{L}\p{N}])[ldLD]['’](?=\p{L})|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[.&'’‑-](?!s(?![\p{L}\p{N}]))(?!(?:Chef|Chefin|Gründer|Gründerin|Sprecher|Sprecherin|CEO|Vorstand)(?!\p{L}))[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*|\S/gu;
const CAPITAL =
  /^(?:\p{Lu}|[a-z]{1,2}\p{Lu}|(?:al|el|ad|as|ar|an|ibn|bin)-\p{Lu}|\p{N}+[\p{Lu}a-z]|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}])/u;

/** The tokens of a sentence. */
export function tokensOf(sentence: string): Token[] {
  return Array.from(sentence.matchAll(TOKEN), ({ 0: text, index }) => ({
    text,
    key: folded(text.replaceAll('’', "'")),
    start: index,
    end: index + text.length,
    isCapital: CAPITAL.test(text),
  }));
}
