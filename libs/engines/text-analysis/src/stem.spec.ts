import { describe, expect, it } from 'vitest';
import { stem } from './stem.js';

describe('stem', () => {
  it.each([
    ['caresses', 'caress'],
    ['ponies', 'poni'],
    ['cats', 'cat'],
    ['agreed', 'agre'],
    ['feed', 'feed'],
    ['plastered', 'plaster'],
    ['sing', 'sing'],
    ['conflated', 'conflat'],
    ['hopping', 'hop'],
    ['falling', 'fall'],
    ['filing', 'file'],
    ['happy', 'happi'],
    ['sky', 'sky'],
    ['relational', 'relat'],
    ['conditional', 'condit'],
    ['digitizer', 'digit'],
    ['operator', 'oper'],
    ['hopefulness', 'hope'],
    ['electrical', 'electr'],
    ['adoption', 'adopt'],
    ['replacement', 'replac'],
    ['controlling', 'control'],
    ['probate', 'probat'],
    ['rate', 'rate'],
  ])('stems %s to %s as published', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });

  it.each([
    ['installing', 'installed'],
    ['configuration', 'configure'],
    ['batteries', 'battery'],
    ['connections', 'connected'],
    ['possibly', 'possible'],
    ['technology', 'technological'],
  ])('joins %s and %s', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it('does not change short words, numbers and other scripts', () => {
    expect(['is', 'x86', 'größe', 'настройка'].map(stem)).toEqual(['is', 'x86', 'größe', 'настройка']);
  });
});
