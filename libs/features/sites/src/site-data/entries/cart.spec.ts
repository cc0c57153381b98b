import { describe, expect, it } from 'vitest';
import { totalOf } from './cart.js';

describe('totalOf', () => {
  it('adds up without floating-point errors', () => {
    expect(
      totalOf([
        { value: 'a', quantity: 3, price: 0.1 },
        { value: 'b', quantity: 1, price: 4.35 },
      ]),
    ).toBe(4.65);
  });

  it('is null if a price is unknown', () => {
    expect(
      totalOf([
        { value: 'a', quantity: 3, price: 0.1 },
        { value: 'b', quantity: 1 },
      ]),
    ).toBeNull();
    expect(totalOf([])).toBeNull();
  });
});
