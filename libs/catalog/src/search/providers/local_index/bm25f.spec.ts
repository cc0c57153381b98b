import { describe, expect, it } from 'vitest';
import { type Occurrences, type PerField, type ScorablePassage, bm25f, idfOf } from './bm25f.js';

const averages: PerField = { title: 4, headings: 4, body: 100 };
const occurs = (counts: Partial<PerField>, ...positions: number[]): Occurrences => ({
  counts: { title: 0, headings: 0, body: 0, ...counts },
  positions,
});
const passage = (occurrences: Record<string, Occurrences>, body = 100): ScorablePassage => ({
  lengths: { title: 4, headings: 4, body },
  occurrences: new Map(Object.entries(occurrences)),
});
const query = [
  { term: 'vent', position: 1, idf: 2 },
  { term: 'motor', position: 2, idf: 1 },
];
const score = (one: ScorablePassage): number => bm25f(one, query, averages);

describe('bm25f', () => {
  it('counts titles over headings over text', () => {
    const [title, headings, body] = [
      score(passage({ vent: occurs({ title: 1 }, 1) })),
      score(passage({ vent: occurs({ headings: 1 }, 1) })),
      score(passage({ vent: occurs({ body: 1 }, 1) })),
    ];
    expect(title).toBeGreaterThan(headings);
    expect(headings).toBeGreaterThan(body);
  });

  it('prefers rare terms, short passages, and more terms to one term often', () => {
    const rare = score(passage({ vent: occurs({ body: 1 }, 1) }));
    const common = score(passage({ motor: occurs({ body: 1 }, 1) }));
    expect(rare).toBeGreaterThan(common);
    expect(score(passage({ vent: occurs({ body: 1 }, 1) }, 50))).toBeGreaterThan(rare);
    const often = score(passage({ motor: occurs({ body: 50 }, 1) }));
    expect(score(passage({ vent: occurs({ body: 1 }, 1), motor: occurs({ body: 1 }, 9) }))).toBeGreaterThan(
      often,
    );
  });

  it('rewards neighbours in the order of the query', () => {
    const at = (motor: number) =>
      score(passage({ vent: occurs({ body: 1 }, 5), motor: occurs({ body: 1 }, motor) }));
    expect(at(6)).toBeGreaterThan(at(7));
    expect(at(4)).toBe(at(7));
  });

  it('is zero without a match and finite without an average', () => {
    expect(score(passage({}))).toBe(0);
    const empty: PerField = { title: 0, headings: 0, body: 0 };
    expect(bm25f(passage({ vent: occurs({ title: 1 }, 1) }), query, empty)).toBeGreaterThan(0);
  });
});

describe('idfOf', () => {
  it('falls with the number of passages and never below zero', () => {
    expect(idfOf(100, 1)).toBeGreaterThan(idfOf(100, 10));
    expect(idfOf(100, 100)).toBeGreaterThan(0);
    expect(idfOf(0, 5)).toBeGreaterThan(0);
  });
});
