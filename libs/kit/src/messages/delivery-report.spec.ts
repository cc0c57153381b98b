import { describe, expect, it } from 'vitest';
import { CallbackRefused, checkFreshness } from './delivery-report.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const nowSeconds = NOW.getTime() / 1000;

describe('the signed timestamp of a callback', () => {
  it.each([0, 299, 300, -300])('may be %d seconds old', (age) => {
    expect(() => checkFreshness(nowSeconds - age, NOW)).not.toThrow();
  });

  it.each([301, 3600, -301, Number.NaN])('is refused when it is %d seconds old', (age) => {
    expect(() => checkFreshness(nowSeconds - age, NOW)).toThrow(CallbackRefused);
  });
});
