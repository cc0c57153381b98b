import { describe, expect, it } from 'vitest';
import { priceText } from './price-text.js';

describe('priceText', () => {
  it.each([
    ['€4.50', 4.5, 'EUR', 'en', '€4.50'],
    ['€4.50', 4.5, 'EUR', 'de', '4,50\u00a0€'],
    ['4,50 €', 4.5, 'EUR', 'de', '4,50 €'],
    ['$30', 30, 'USD', 'en', '$30'],
    ['1200円', 1200, 'JPY', 'ja', '1,200円'],
    ['¥1,200', 1200, 'JPY', 'ja', '1,200円'],
    ['from $30', 30, 'USD', 'de', 'from $30'],
    ['30 €/h', 30, 'EUR', 'en', '30 €/h'],
    ['30', 30, null, 'en', '30'],
    ['30 XX', 30, 'X', 'en', '30 XX'],
  ] as const)('writes %j (%d %s) in %s as %j', (text, amount, currency, language, expected) => {
    expect(priceText({ text, amount, currency }, language)).toBe(expected);
  });
});
