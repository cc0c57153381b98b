import { z } from 'zod';
import { words } from './words-schema.js';
import { label } from './labels-schema.js';

/** A kind of site in one language. */
export const KindWords = z.strictObject({
  name: label,
  words: words.describe('nouns that name it'),
  hints: words.describe('words that make it likely'),
});
export type KindWords = z.infer<typeof KindWords>;

/** Trades by the kind that their sites are laid out as: the English term → the words of a language. */
export const Trades = z.record(z.string(), z.record(z.string(), words));
export type Trades = z.infer<typeof Trades>;
