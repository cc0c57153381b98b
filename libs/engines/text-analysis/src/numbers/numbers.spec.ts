import { describe, expect, it } from 'vitest';
import { numbersIn } from './numbers.js';

const read = (text: string): string[] =>
  numbersIn(text).map(({ value, unit }) => (unit === null ? `${value}` : `${value} ${unit}`));

describe('numbersIn', () => {
  it.each([
    ['It has 1,234.5 parts', ['1234.5']],
    ['Es sind 1.234,5 Teile', ['1234.5']],
    ['3 million people', ['3000000']],
    ['grew by 12 % and 4.5%', ['12 %', '4.5 %']],
    ['worth $4.2bn', ['4200000000 USD']],
    ['€ 5 and 7 euros', ['5 EUR', '7 EUR']],
    ['pages 10-20', ['10', '20']],
    ['10–20 kg', ['10 kg', '20 kg']],
    ['In 2019 and 2020.', ['2019', '2020']],
    ['5 kg or 5 km at -3 °C', ['5 kg', '5 km', '-3 °C']],
    ['1.5 GW, 30 MWh', ['1.5 GW', '30 MWh']],
    ['ten years, 10 years, 10-year-old', ['10 year', '10 year']],
    ['12 percentage points', ['12 percentage point']],
    ['10 000 habitants et 1 234 567 autres', ['10000', '1234567']],
    ['12,34,567 rupees', ['1234567 INR']],
    ['5 Mio. Euro, 3 Milliarden', ['5000000 EUR', '3000000000']],
    ['売上は5億円、3万人', ['500000000 JPY', '30000']],
    ['the 1990s and the 21st', ['1990', '21']],
    ['1,2,3', ['1', '2', '3']],
    ['10k users, USD 300', ['10000', '300 USD']],
  ])('reads %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each(['version 1.2.3', 'x86 and E204', '5G, 3D', '192.168.1.1', 'no digits'])(
    'finds no number in %s',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );

  it('reads a lone group as the rest of the text writes its decimals', () => {
    expect(read('1.234 Stück zu 3,50 Euro')).toEqual(['1234', '3.5 EUR']);
    expect(read('1.234 m at 3.50 euros')).toEqual(['1.234 m', '3.5 EUR']);
    expect(read('1,234 items')).toEqual(['1234']);
  });

  it('keeps the text and its span', () => {
    const text = 'It cost $4.2bn, or 12 % more.';
    const numbers = numbersIn(text);
    expect(numbers.map((number) => number.text)).toEqual(['$4.2bn', '12 %']);
    for (const number of numbers) expect(text.slice(number.start, number.end)).toBe(number.text);
  });
});
