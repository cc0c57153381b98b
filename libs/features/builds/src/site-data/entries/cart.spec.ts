import { describe, expect, it } from 'vitest';
import { totalOf } from './cart.js';

describe('totalOf', () => {
  it('adds up without the dust of binary fractions', () => {
    expect(
      totalOf([
        { value: 'a', quantity: 3, price: 0.1 },
        { value: 'b', quantity: 1, price: 4.35 },
      ]),
    ).toBe(4.65);
  });

  it('knows none where a price is not known', () => {
    expect(
      totalOf([
        { value: 'a', quantity: 3, price: 0.1 },
        { value: 'b', quantity: 1 },
      ]),
    ).toBeNull();
    expect(totalOf([])).toBeNull();
  });
});
