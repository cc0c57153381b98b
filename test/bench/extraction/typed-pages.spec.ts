import { describe, expect, it } from 'vitest';
import { meanScore, wordScore } from './typed-pages.js';

describe('wordScore', () => {
  it('counts words in common as often as both texts have them', () => {
    expect(wordScore('A boat, a boat!', 'a boat of oak')).toEqual({ f1: 0.5, precision: 0.5, recall: 0.5 });
  });

  it('is 0 without words in common', () => {
    expect(wordScore('', 'a boat')).toEqual({ f1: 0, precision: 0, recall: 0 });
  });
});

describe('meanScore', () => {
  it('counts all pages alike', () => {
    const scores = [wordScore('a b', 'a b'), wordScore('x', 'a long text of many words')];
    expect(meanScore(scores)).toEqual({ f1: 0.5, precision: 0.5, recall: 0.5 });
  });
});
