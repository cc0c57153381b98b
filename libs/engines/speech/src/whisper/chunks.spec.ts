import { describe, expect, it } from 'vitest';
import { chunkLength, isSilent } from './chunks.js';

const RATE = 16_000;
const noise = (seconds: number, level = 8_000): Int16Array =>
  Int16Array.from({ length: seconds * RATE }, (_, n) => (n % 2 === 0 ? level : -level));

describe('chunks', () => {
  it('end in the pause before a minute is over', () => {
    const samples = noise(70);
    samples.fill(0, 50 * RATE, 51 * RATE);
    expect(chunkLength(samples) / RATE).toBeGreaterThan(50);
    expect(chunkLength(samples) / RATE).toBeLessThan(51);
  });

  it('take the rest of a short recording', () => {
    expect(chunkLength(noise(20))).toBe(20 * RATE);
  });

  it('are silent without a sound that is loud enough', () => {
    expect(isSilent(noise(3, 50))).toBe(true);
    const samples = noise(3, 0);
    samples.set(noise(1), RATE);
    expect(isSilent(samples)).toBe(false);
  });
});
