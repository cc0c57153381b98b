import { z } from 'zod';
import { SHADES, STEPS } from '../colors/shades.js';
import { TONES } from './grammar-schema.js';
import { words } from './words-schema.js';

/** How the size of all text can change. */
export const SIZES = ['larger', 'smaller'] as const;
export type Size = (typeof SIZES)[number];

/** All that a message can change about a look, besides naming colors. */
export const LOOK_CHANGES = [...TONES, ...STEPS, ...SIZES] as const;
export type LookChange = (typeof LOOK_CHANGES)[number];

const each = <K extends string>(keys: readonly K[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, words])) as Record<K, typeof words>);

const mended = z.partialRecord(z.enum(LOOK_CHANGES), words);

/** The words of a language for changes of the look of a site that is there. */
export const LookWords = z.strictObject({
  colorIsFirst: z.boolean().describe('whether a color is before what has it, as in "green curry"'),
  endings: words.describe('of colors: "blaues", "reddish"; with a sign the letter that they replace: o>a'),
  shades: each(SHADES),
  steps: each(STEPS),
  moods: z.partialRecord(z.enum(TONES), words).describe('besides the tones: comparatives, "make it pop"'),
  complaints: mended.describe('what is wrong, by what mends it'),
  excessive: mended.describe('what is wrong where there is too much of it, by what mends it'),
  excess: words.describe('before what there is too much of: too, less'),
  somewhat: words.describe(
    'the same, where nothing is asked for: "it is a bit dark", not "make it a bit dark"',
  ),
  text: words.describe('all text of the site: letters, font'),
  larger: words,
  smaller: words,
  background: words,
  into: words.describe('between the color that goes and the one that comes: for, by'),
  becomes: words.describe('the same without a verb before: should be; in Japanese the particle'),
  than: words.describe('before the color that goes: than; in Japanese after it'),
  exchange: words.describe('verbs before two colors, the first of which goes'),
  dislikes: words.describe('before a color that goes'),
  dislikedAfter: words.describe('after a color that goes'),
  nouns: words.describe('of looks: color, style'),
  prefer: words.describe('of what is better: I prefer, rather'),
  like: words.describe('before an example: something warmer, like terracotta'),
  because: words.describe('at the beginning of a part that only says what is so: that is, it feels'),
  degree: words.describe('more, a bit'),
  filler: words.describe('what is said around such requests and says nothing more'),
});
export type LookWords = z.infer<typeof LookWords>;
