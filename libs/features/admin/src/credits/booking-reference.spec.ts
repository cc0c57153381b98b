import { describe, expect, it } from 'vitest';
import { bookingReference } from './booking-reference.js';

describe('bookingReference', () => {
  it.each([
    ['order-4711', 'order-4711'],
    ['  order-4711 ', 'order-4711'],
    ['"order 4711"', 'order 4711'],
  ])('reads %j as %j', (header, reference) => {
    expect(bookingReference(header)).toBe(reference);
  });

  it('is random without a header', () => {
    expect(bookingReference(undefined)).not.toBe(bookingReference(undefined));
  });

  it.each(['', '""', 'a'.repeat(256), 'schlüssel', 'a\u0000b'])('refuses %j', (header) => {
    expect(() => bookingReference(header)).toThrow(/Idempotency-Key/);
  });
});
