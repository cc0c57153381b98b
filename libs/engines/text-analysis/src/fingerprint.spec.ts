import { describe, expect, it } from 'vitest';
import { areNearDuplicates, fingerprintOf } from './fingerprint.js';

const words = 'pump valve seal motor tank sensor cable filter price market heat water steel rubber'.split(
  ' ',
);
const article = (seed: number, length = 400): string => {
  let state = seed;
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return `${words[state % words.length]}${state % 97}`;
  }).join(' ');
};

describe('fingerprintOf', () => {
  it('has 64 bits and is equal for equal words', () => {
    const fingerprint = fingerprintOf('The pump — is DRY.');
    expect(fingerprint).toBe(fingerprintOf('the pump is dry'));
    expect(fingerprint).toBeGreaterThan(0n);
    expect(fingerprint).toBeLessThan(2n ** 64n);
  });

  it('distinguishes a text with small changes from another text', () => {
    const text = article(1);
    const other = fingerprintOf(article(2));
    const changed = fingerprintOf(`Cookie notice. ${text.replace('pump', 'engine')} Share this page.`);
    expect(areNearDuplicates(fingerprintOf(text), changed)).toBe(true);
    expect(areNearDuplicates(fingerprintOf(text), other)).toBe(false);
  });

  it('finds no near-duplicate of a text without words', () => {
    expect(fingerprintOf(' … ')).toBe(0n);
    expect(areNearDuplicates(0n, 0n)).toBe(false);
  });
});
