import { describe, expect, it } from 'vitest';
import { highestProximity, proximityOf } from './proximity.js';

const QUERY = [
  { term: 'vent', idf: 2 },
  { term: 'motor', idf: 1 },
];

describe('proximityOf', () => {
  it('is highest for adjacent words in the order of the query, and zero for distant ones', () => {
    const texts = [
      'a vent motor',
      'a motor vent',
      'vent of the motor',
      'vent one two three four five six seven eight motor',
    ];
    const [neighbors, reversed, near, far] = texts.map((text) => proximityOf(QUERY, text));
    expect(neighbors).toBeGreaterThan(reversed!);
    expect(reversed).toBeGreaterThan(near!);
    expect(near).toBeGreaterThan(far!);
    expect(far).toBe(0);
  });

  it('uses the best of the texts, which are separate', () => {
    expect(proximityOf(QUERY, 'vent', 'motor')).toBe(0);
    expect(proximityOf(QUERY, 'vent, then some motor', 'Vents: motors')).toBe(
      proximityOf(QUERY, 'vent motor'),
    );
  });

  it('is never more than the maximum', () => {
    expect(proximityOf(QUERY, 'vent motor')).toBe(highestProximity(QUERY));
  });

  it('is zero for one term', () => {
    expect(highestProximity(QUERY.slice(0, 1))).toBe(0);
    expect(proximityOf(QUERY.slice(0, 1), 'vent vent')).toBe(0);
    expect(proximityOf([], 'vent')).toBe(0);
  });
});
