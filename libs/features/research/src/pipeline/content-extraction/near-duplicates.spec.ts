import { describe, expect, it } from 'vitest';
import { originalsOf, printOf } from './near-duplicates.js';

const vents = Array.from(
  { length: 80 },
  (_, n) => `Vent ${n} opens at ${n % 30} degrees in house ${n * 7}.`,
).join(' ');
const pumps = Array.from(
  { length: 80 },
  (_, n) => `Pump ${n} lifts ${n * 3} litres an hour to tank ${n}.`,
).join(' ');
const rival = (text: string, credibility = 0.5) => ({ fingerprint: printOf(text), credibility });

describe('originalsOf', () => {
  it('keeps the first of equals', () => {
    expect(originalsOf([], [rival(vents), rival(pumps), rival(`${vents} Printed from a.test.`)])).toEqual([
      null,
      null,
      0,
    ]);
  });

  it('keeps the clearly more credible one', () => {
    expect(originalsOf([], [rival(vents, 0.3), rival(vents, 0.8)])).toEqual([1, null]);
    expect(originalsOf([], [rival(vents, 0.51), rival(vents, 0.52)])).toEqual([null, 0]);
  });

  it('never replaces earlier sources', () => {
    expect(originalsOf([rival(pumps), rival(vents)], [rival(vents, 1)])).toEqual([1]);
  });
});
