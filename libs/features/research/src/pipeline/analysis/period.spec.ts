import { describe, expect, it } from 'vitest';
import { periodOf } from './period.js';

describe('periodOf', () => {
  it.each([
    ['2019', '2019-01-01', 'year'],
    ['FY 2019', '2019-01-01', 'year'],
    ['Q3 2020', '2020-07-01', 'quarter'],
    ['2020 Q1', '2020-01-01', 'quarter'],
    ['Mar 2024', '2024-03-01', 'month'],
    ['Dezember 2024', '2024-12-01', 'month'],
    ['2024-02', '2024-02-01', 'month'],
    ['2024-02-29', '2024-02-29', 'day'],
  ])('reads %s', (label, date, length) => {
    expect(periodOf(label)).toEqual({ date, length });
  });

  it.each([
    '',
    '1234',
    '20199',
    'about 2019',
    '2023-02-29',
    '2024-13',
    'Foo 2020',
    'Q5 2020',
    '2019–2020',
    'Model 2000',
  ])('does not accept %j as a period', (label) => {
    expect(periodOf(label)).toBeUndefined();
  });
});
