import { describe, expect, it } from 'vitest';
import { isApart, rangesApart } from './apart.js';

const VERBS = ['sign up', 'put down', 'go go'];
const textsOf = (text: string): string[] =>
  rangesApart(VERBS, text).map(({ start, end }) => text.slice(start, end));

describe('verbs in two parts', () => {
  it('are found with words between them', () => {
    expect(isApart(VERBS, 'they sign their kid up')).toBe(true);
    expect(isApart(VERBS, 'up they sign')).toBe(false);
  });

  it('give a range for every word from the second part on, from the nearest first part', () => {
    expect(textsOf('they sign their kid up here')).toEqual(['sign their kid up', 'sign their kid up here']);
    expect(textsOf('sign a, sign b up')).toEqual(['sign b up']);
    expect(textsOf('sign up and put it down')).toEqual([
      'sign up',
      'sign up and',
      'sign up and put',
      'sign up and put it',
      'put it down',
    ]);
  });

  it('have a second part after the first, also where both are the same word', () => {
    expect(textsOf('up sign')).toEqual([]);
    expect(textsOf('go')).toEqual([]);
    expect(textsOf('go and go')).toEqual(['go and go']);
  });
});
