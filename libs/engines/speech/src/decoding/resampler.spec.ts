import { describe, expect, it } from 'vitest';
import { Resampler } from './resampler.js';

const sine = (rate: number, seconds: number, hertz = 440): Float32Array =>
  Float32Array.from({ length: rate * seconds }, (_, n) => Math.sin((2 * Math.PI * hertz * n) / rate) * 0.5);

/** How often the signal rises through zero in a second. */
function frequencyOf(samples: Int16Array): number {
  let rises = 0;
  for (let n = 1; n < samples.length; n += 1) {
    if ((samples[n - 1] ?? 0) < 0 && (samples[n] ?? 0) >= 0) rises += 1;
  }
  return rises / (samples.length / 16_000);
}

describe('Resampler', () => {
  it.each([8_000, 16_000, 22_050, 44_100, 48_000])('keeps pitch and length of %i Hz', (rate) => {
    const converted = new Resampler(rate).convert([sine(rate, 2)]);
    expect(converted.length).toBeGreaterThanOrEqual(31_999);
    expect(converted.length).toBeLessThanOrEqual(32_001);
    expect(frequencyOf(converted)).toBeGreaterThan(435);
    expect(frequencyOf(converted)).toBeLessThan(445);
  });

  it('converts blocks to the length of the whole', () => {
    const resampler = new Resampler(44_100);
    const whole = sine(44_100, 1);
    let length = 0;
    for (let start = 0; start < whole.length; start += 1_000) {
      length += resampler.convert([whole.subarray(start, start + 1_000)]).length;
    }
    expect(Math.abs(length - 16_000)).toBeLessThanOrEqual(1);
  });

  it('mixes channels', () => {
    const left = Float32Array.of(1, 1, 1, 1);
    const right = Float32Array.of(-1, -1, -1, -1);
    expect([...new Resampler(16_000).convert([left, right])].every((value) => value === 0)).toBe(true);
  });
});
