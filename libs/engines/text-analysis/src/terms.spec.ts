import { describe, expect, it } from 'vitest';
import { queryTerms, termsOf } from './terms.js';

const words = (text: string, purpose: 'index' | 'query' = 'index'): string[] =>
  termsOf(text, purpose).map(({ term }) => term);

describe('termsOf', () => {
  it('folds case, accents, width and possessives', () => {
    expect(words('Café ＡＢＣ ﬁles the phone’s')).toEqual(['cafe', 'abc', 'file', 'the', 'phone']);
  });

  it('counts positions in words, stop words included', () => {
    expect(termsOf('reset the pump', 'index').map(({ position }) => position)).toEqual([1, 2, 3]);
  });

  it('splits at punctuation', () => {
    expect(words('X-Rate-Limit node.js E204, snake_case')).toEqual([
      'x',
      'rate',
      'limit',
      'node',
      'js',
      'e204',
      'snake',
      'case',
    ]);
  });

  it('indexes unspaced scripts by character and pair, and queries them by pair', () => {
    expect(words('東京都')).toEqual(['東', '東京', '京', '京都', '都']);
    expect(words('東京都', 'query')).toEqual(['東京', '京都']);
    expect(words('都', 'query')).toEqual(['都']);
    expect(words('iPhone電池', 'query')).toEqual(['iphon', '電池']);
  });

  it('keeps vowel signs of Indic scripts', () => {
    expect(words('किताब')).toEqual(['किताब']);
  });

  it('accepts any text', () => {
    expect(words('')).toEqual([]);
    expect(words('🙂 — … !!')).toEqual([]);
    expect(words('\u0000\ud800x')).toEqual(['x']);
    expect(words('a'.repeat(5000))[0]).toHaveLength(64);
  });
});

describe('queryTerms', () => {
  it('removes stop words unless there are no other words', () => {
    expect(queryTerms('how do I reset the pump').map(({ term }) => term)).toEqual(['reset', 'pump']);
    expect(queryTerms('to be or not to be')).toHaveLength(6);
  });
});
