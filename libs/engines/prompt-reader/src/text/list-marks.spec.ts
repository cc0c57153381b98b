import { describe, expect, it } from 'vitest';
import { withoutListNumbers } from './list-marks.js';

const read = (text: string): string => withoutListNumbers(text, (rest) => rest.startsWith('mai'));

describe('withoutListNumbers', () => {
  it('has dashes in the place of the numbers of a list', () => {
    expect(read('Page:\n1. Hero\n2. About\n 3) Team')).toBe('Page:\n-  Hero\n-  About\n -  Team');
  });

  it('reads several lists', () => {
    expect(read('1. a\n2. b\n\n1. c\n2. d')).toBe('-  a\n-  b\n\n-  c\n-  d');
  });

  it.each([
    '1. Mai\n2. Mai',
    'Unit\n1. Hero',
    '2. Hero\n1. About',
    '12. Hero\n13. About',
    'Room 1.\n2. floor',
  ])('leaves %j as it is', (text) => {
    expect(read(text)).toBe(text);
  });
});
