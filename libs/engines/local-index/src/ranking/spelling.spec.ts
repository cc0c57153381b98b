import { describe, expect, it } from 'vitest';
import { correctionsOf } from './spelling.js';

describe('correctionsOf', () => {
  it.each([
    ['configuraton', 'configur'],
    ['databse', 'databas'],
    ['indx', 'index'],
    ['tabel', 'tabl'],
    ['pasword', 'password'],
    ['repplication', 'replic'],
    ['xtransaction', 'transact'],
  ])('of "%s" hold the term %s', (word, term) => {
    expect(correctionsOf(word)).toContain(term);
  });

  it('are each named once, in order, without the word itself', () => {
    const terms = correctionsOf('vents');
    expect(terms).toEqual([...new Set(terms)].toSorted());
    expect(terms).not.toContain('vent');
  });

  it('are none for short words, long ones, and what is no English word', () => {
    for (const word of ['', 'cat', 'x86a', 'größe', 'a'.repeat(25)]) expect(correctionsOf(word)).toEqual([]);
  });
});
