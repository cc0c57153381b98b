import { describe, expect, it } from 'vitest';
import { differenceOf, hasWords, replaceWords } from './whole-words.js';

describe('replaceWords', () => {
  it.each([
    ['Annual fair with Ann and ANN', 'Ann', 'Anne', 'Annual fair with Anne and Anne'],
    ['at 3.20, table 3', '3', '4', 'at 3.20, table 4'],
    ['£33 or 3', '3', '4', '£33 or 4'],
    ['講師は花子です', '花子', '桃子', '講師は桃子です'],
    ['Ann', '', 'x', 'Ann'],
  ])('%s: %s → %s', (text, old, fresh, replaced) => {
    expect(replaceWords(text, old, fresh)).toBe(replaced);
  });
});

it('finds words at the ends of a text, and not within others', () => {
  expect(['Ann', 'with Ann.', 'Annual', 'Joann'].map((text) => hasWords(text, 'ann'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

describe('differenceOf', () => {
  it.each([
    ['the bus leaves at 11.45 from here', 'the bus leaves at 11.15 from here', '11.45', '11.15'],
    ['Buns, rolls and tea', 'Buns and tea', 'Buns, rolls', 'Buns'],
    ['same', 'same', '', ''],
    ['Open now', 'Open now, daily', 'now', 'now, daily'],
  ])('%s → %s', (before, after, from, to) => {
    expect(differenceOf(before, after)).toEqual({ from, to });
  });
});
