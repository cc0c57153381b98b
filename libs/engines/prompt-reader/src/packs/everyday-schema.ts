import { z } from 'zod';
import { words } from './words-schema.js';

/** How people write to someone they know: short, and with prices in words. */
export const Everyday = z.strictObject({
  writings: z.record(z.string().min(1), words).describe('everyday writings by the usual one: please: [pls]'),
  numbers: z.record(z.string().regex(/^\d{1,4}$/), words).describe('numbers as words, by their value'),
  reasons: words.describe('before why something is so, at the end of a sentence: because, while'),
  covers: words.describe('verbs before the places where the business works: cover, come to'),
  areas: words.describe('of a sentence that names such places: areas, covering'),
  notes: z
    .record(z.string().regex(/^\d{1,3}$/), words)
    .describe('what banknotes are called, by their value, with their article: a fiver'),
});
