import { describe, expect, it } from 'vitest';
import { withinBounds } from './take-picture.js';

describe('the part of a page that fits a picture', () => {
  it.each([
    [{ width: 1280, height: 800 }, 1, { width: 1280, height: 800 }],
    [{ width: 1280.5, height: 800.2 }, 1, { width: 1281, height: 801 }],
    [{ width: 1280, height: 100_000 }, 1, { width: 1280, height: 16_383 }],
    [{ width: 393, height: 100_000 }, 3, { width: 393, height: 5461 }],
    [{ width: 16_383, height: 16_383 }, 1, { width: 16_383, height: 4096 }],
    [{ width: 100_000, height: 10 }, 1, { width: 16_383, height: 10 }],
    [{ width: 0, height: 0 }, 1, { width: 1, height: 1 }],
  ])('of %j at scale %d is %j', (page, scale, expected) => {
    expect(withinBounds(page, scale)).toEqual(expected);
  });
});
