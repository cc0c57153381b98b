import { describe, expect, it } from 'vitest';
import { sourceWith } from './fixtures/source-with.js';
import { readSource } from './read-source.js';

describe('readSource', () => {
  it('reads the entries of a numbered list like those without numbers', () => {
    const { people } = readSource(
      sourceWith('1. Jane Doe – CEO, Acme\n2. John Roe\nChief Technology Officer'),
    );
    expect(people.map(({ name }) => name)).toEqual(expect.arrayContaining(['Jane Doe', 'John Roe']));
  });
});
