import { describe, expect, it } from 'vitest';
import { centrality } from './centrality.js';
import { diverse } from './diversity.js';

const terms = (text: string): Set<string> => new Set(text.split(' ').filter((word) => word !== ''));

describe('centrality', () => {
  it('is highest for the item that shares most with the others, and 1 on average', () => {
    const scores = centrality([
      terms('pump seal motor'),
      terms('pump price'),
      terms('seal rubber'),
      terms('motor heat'),
      terms('weather'),
      terms(''),
    ]);
    expect(scores.indexOf(Math.max(...scores))).toBe(0);
    expect(scores[4]).toBeLessThan(Math.min(...scores.slice(0, 4)));
    expect(scores[5]).toBe(scores[4]);
    expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeCloseTo(1, 4);
  });

  it('is equal for items that nothing distinguishes', () => {
    expect(centrality([])).toEqual([]);
    expect(centrality([terms('a'), terms('b')])).toEqual([1, 1]);
  });

  it('does not compare all pairs of very many items that share a term', () => {
    const items = Array.from({ length: 20_000 }, (_, index) => terms(`pump n${index % 5000}`));
    expect(centrality(items)).toHaveLength(20_000);
  });
});

describe('diverse', () => {
  const items = [
    { score: 10, terms: terms('pump seal motor') },
    { score: 9, terms: terms('pump seal motor') },
    { score: 5, terms: terms('price market') },
    { score: 0, terms: terms('pump weather') },
  ];

  it('prefers items unlike those chosen before', () => {
    expect(diverse(items, { limit: 2, lambda: 0.5 })).toEqual([0, 2]);
  });

  it('uses scores only if lambda is 1', () => {
    expect(diverse(items, { limit: 9, lambda: 1 })).toEqual([0, 1, 2, 3]);
  });

  it('chooses at most the requested number, and nothing from an empty list', () => {
    expect(diverse(items, { limit: 0, lambda: 0.5 })).toEqual([]);
    expect(diverse([], { limit: 3, lambda: 0.5 })).toEqual([]);
    expect(diverse([{ score: 0, terms: terms('') }], { limit: 3, lambda: 0.5 })).toEqual([0]);
  });
});
