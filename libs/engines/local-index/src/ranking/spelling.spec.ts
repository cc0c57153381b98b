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
  ])('of "%s" include the term %s', (word, term) => {
    expect(correctionsOf(word)).toContain(term);
  });

  it('are distinct, sorted, and without the word itself', () => {
    const terms = correctionsOf('vents');
    expect(terms).toEqual([...new Set(terms)].toSorted());
    expect(terms).not.toContain('vent');
  });

  it('are empty for short words, long ones, and words not in the Latin alphabet', () => {
    for (const word of ['', 'cat', 'x86a', 'größe', 'a'.repeat(25)]) expect(correctionsOf(word)).toEqual([]);
  });
});
