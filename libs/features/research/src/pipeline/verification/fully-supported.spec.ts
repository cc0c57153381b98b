import { describe, expect, it } from 'vitest';
import { isFullySupported } from './fully-supported.js';

describe('isFullySupported', () => {
  it.each([
    ['the words of the quotation', 'The lock was closed in 1962.', 'The lock was closed in 1962.'],
    ['the same certainty', 'The lock may be closed.', 'The lock may be closed soon.'],
    ['the same host name', 'The service runs at api.harbour.example.', 'It runs at api.harbour.example.'],
  ])('accepts a claim with %s', (_, claim, quotation) => {
    expect(isFullySupported(claim, quotation)).toBe(true);
  });

  it.each([
    [
      'states for certain what the quotation supposes',
      'The lock was closed in 1962.',
      'The lock may have been closed in 1962.',
    ],
    [
      'has a clause that the quotation lacks',
      'The lock was closed in 1962, and its keepers were given other houses.',
      'The lock was closed in 1962.',
    ],
    [
      'names another host',
      'The service runs at api.harbour.example.',
      'The service runs at www.harbour.example.',
    ],
  ])('rejects a claim that %s', (_, claim, quotation) => {
    expect(isFullySupported(claim, quotation)).toBe(false);
  });
});
