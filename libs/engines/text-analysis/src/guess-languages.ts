import { createRequire } from 'node:module';

type Detector = typeof import('tinyld');

const require = createRequire(import.meta.url);

/**
 * Guesses the languages of a text by its letters, the most probable first. The detector is loaded at first use: its
 * tables take 50 MB.
 */
export const guessLanguages: Detector['detectAll'] = (text, options) =>
  (require('tinyld') as Detector).detectAll(text, options);
