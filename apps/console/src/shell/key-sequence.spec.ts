import { describe, expect, it } from 'vitest';
import { KeySequence } from './key-sequence.ts';
import { SECTIONS } from './navigation.ts';
import { PAGE_LETTERS } from './page-letters.ts';

describe('keys of a page', () => {
  it.each([
    ['?', { kind: 'help' }],
    ['j', { kind: 'move', by: 1 }],
    ['k', { kind: 'move', by: -1 }],
    ['x', undefined],
    ['g', undefined],
  ])('reads %s alone', (key, expected) => {
    expect(new KeySequence().read(key, 0)).toEqual(expected);
  });

  it('reads a letter after "g" as a page, j and k too', () => {
    const keys = new KeySequence();
    keys.read('g', 0);
    expect(keys.read('k', 1_000)).toEqual({ kind: 'page', letter: 'k' });
    expect(keys.read('k', 1_100)).toEqual({ kind: 'move', by: -1 });
  });

  it('forgets "g" after a while, and after another key', () => {
    const keys = new KeySequence();
    keys.read('g', 0);
    expect(keys.read('k', 2_000)).toEqual({ kind: 'move', by: -1 });
    keys.read('g', 3_000);
    expect(keys.read('Escape', 3_100)).toBeUndefined();
    expect(keys.read('k', 3_200)).toEqual({ kind: 'move', by: -1 });
  });
});

describe('the letters of pages', () => {
  it('are different', () => {
    const letters = Object.values(PAGE_LETTERS);
    expect(new Set(letters).size).toBe(letters.length);
  });

  it('lead to every page of an account', () => {
    const pages = SECTIONS.filter(({ isForOperators }) => isForOperators !== true).flatMap(
      ({ destinations }) => destinations.map(({ to }) => to),
    );
    for (const to of pages) expect([to, PAGE_LETTERS[to]]).toEqual([to, expect.any(String)]);
  });
});
