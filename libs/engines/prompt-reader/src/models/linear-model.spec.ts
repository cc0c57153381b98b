import { describe, expect, it } from 'vitest';
import { bucketOf } from './hashed.js';
import { LinearModel, softmax } from './linear-model.js';

const BITS = 6;

function weightsWith(feature: string, weight: number): string {
  const bytes = new Int8Array(2 * 2 ** BITS);
  bytes[2 ** BITS + bucketOf(feature, BITS)] = weight;
  return Buffer.from(bytes.buffer).toString('base64');
}

describe('LinearModel', () => {
  it('adds up the weights of features for each class', () => {
    const model = new LinearModel({
      classes: ['a', 'b'],
      bits: BITS,
      scale: 0.5,
      weights: weightsWith('x', 4),
    });
    expect(model.scores(['x', 'x'])).toEqual([0, 4]);
  });

  it('does not load with another number of weights', () => {
    expect(
      () => new LinearModel({ classes: ['a'], bits: BITS, scale: 1, weights: weightsWith('x', 1) }),
    ).toThrow('has 128 weights');
  });
});

describe('softmax', () => {
  it('adds up to one, also for large scores', () => {
    expect(softmax([1000, 1000])).toEqual([0.5, 0.5]);
  });
});
