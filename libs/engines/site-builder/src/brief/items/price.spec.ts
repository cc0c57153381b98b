import { describe, expect, it } from 'vitest';
import { readPrice } from './price.js';

describe('readPrice', () => {
  it.each([
    ['35€', 35, 'EUR', '35€'],
    ['€4.50', 4.5, 'EUR', '€4.50'],
    ['4,50 €', 4.5, 'EUR', '4,50 €'],
    ['30 Euro', 30, 'EUR', '30 Euro'],
    ['from $30', 30, 'USD', 'from $30'],
    ['£1,200', 1200, 'GBP', '£1,200'],
    ['1.200,50 €', 1200.5, 'EUR', '1.200,50 €'],
    ['R$ 50', 50, 'BRL', 'R$ 50'],
    ['CHF 45', 45, 'CHF', 'CHF 45'],
    ['500円', 500, 'JPY', '500円'],
    ['30 €/h', 30, 'EUR', '30 €/h'],
    ['€90 per night', 90, 'EUR', '€90 per night'],
  ])('reads %j', (text, amount, currency, shown) => {
    expect(readPrice(text)).toEqual({ amount, currency, text: shown });
  });

  it.each(['35', 'since 1987', '45 min', 'open 9-18'])('finds none in %j', (text) => {
    expect(readPrice(text)).toBeNull();
  });
});
