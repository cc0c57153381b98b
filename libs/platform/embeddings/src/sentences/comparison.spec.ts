import { describe, expect, it } from 'vitest';
import { comparisonOf } from './comparison.js';

const closest = (...values: number[]): Float32Array => Float32Array.from(values);

describe('comparisonOf', () => {
  it('is the mean over the question, of each text and of the closest of all texts', () => {
    expect(comparisonOf([closest(1, 0, 0.5), closest(0, 1, 0)])).toEqual({
      each: [0.5, expect.closeTo(1 / 3)],
      together: expect.closeTo(2.5 / 3),
    });
  });

  it('is 0 for a question without tokens', () => {
    expect(comparisonOf([closest()])).toEqual({ each: [0], together: 0 });
  });
});
