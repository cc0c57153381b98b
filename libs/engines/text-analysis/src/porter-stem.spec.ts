import { describe, expect, it } from 'vitest';
import { porterStem } from './porter-stem.js';

describe('porterStem', () => {
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
  ])('stems %s to %s as published', (word, stem) => {
    expect(porterStem(word)).toBe(stem);
  });

  it.each([
    ['installing', 'installed'],
    ['configuration', 'configure'],
    ['batteries', 'battery'],
    ['connections', 'connected'],
  ])('joins %s and %s', (one, other) => {
    expect(porterStem(one)).toBe(porterStem(other));
  });

  it('leaves short words, numbers and other scripts alone', () => {
    expect(['is', 'x86', 'größe', 'настройка'].map(porterStem)).toEqual(['is', 'x86', 'größe', 'настройка']);
  });
});
