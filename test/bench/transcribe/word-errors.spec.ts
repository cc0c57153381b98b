import { describe, expect, it } from 'vitest';
import { wordErrors, wordsOf } from './word-errors.js';

describe('wordErrors', () => {
  it.each([
    ['the same words', 'a b c', 'a b c', 0],
    ['a word replaced', 'a b c', 'a x c', 1],
    ['a word omitted', 'a b c', 'a c', 1],
    ['a word added', 'a b c', 'a b x c', 1],
    ['nothing', 'a b c', '', 3],
  ])('counts %s', (_title, reference, transcript, errors) => {
    expect(wordErrors(wordsOf(reference), wordsOf(transcript))).toBe(errors);
  });

  it('ignores case, punctuation, accents and apostrophes', () => {
    expect(wordsOf('Beauty’s rose—café, self-made!')).toEqual(['beautys', 'rose', 'cafe', 'self', 'made']);
  });
});
