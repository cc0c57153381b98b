import { describe, expect, it } from 'vitest';
import { findingsInTable } from './findings-in-table.js';
import { WIND, sourceWith, tableOf } from './fixtures/source-with.js';

const find = (header: string[], rows: string[][], caption?: string, title = 'Wind power') =>
  findingsInTable(WIND, sourceWith({ id: 4, title }), tableOf(header, rows, caption));
const numbers = (header: string[], rows: string[][]) =>
  find(header, rows).map(({ kind, unit, marks }) => [kind, unit, ...marks.map(({ value }) => value)]);
const COUNTRIES = ['Denmark', 'Germany', 'Spain', 'France'];

describe('findingsInTable', () => {
  it('compares the categories of the first column', () => {
    const rows = [
      ['Denmark', '7,000', '54 %'],
      ['Germany', '66,000', '27 %'],
      ['Spain', '30,000', '23 %'],
    ];
    expect(find(['Country', 'Capacity (MW)', 'Share'], rows)).toEqual([
      expect.objectContaining({
        title: 'Wind power capacity: Capacity (MW)',
        kind: 'comparison',
        unit: 'MW',
        marks: [
          { label: 'Denmark', value: 7000, source: 4, quote: '7,000', date: null },
          { label: 'Germany', value: 66000, source: 4, quote: '66,000', date: null },
          { label: 'Spain', value: 30000, source: 4, quote: '30,000', date: null },
        ],
      }),
      expect.objectContaining({ title: 'Wind power capacity: Share', unit: '%' }),
    ]);
  });

  it('finds a trend in a column with dates, in chronological order', () => {
    const found = find(
      ['Year', 'Capacity (GW)'],
      [
        ['2021', '7.0'],
        ['2019', '5.2'],
        ['2020', '6.1'],
      ],
    );
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ kind: 'trend', unit: 'GW' });
    expect(found[0]!.marks.map(({ label, date, value }) => [label, date, value])).toEqual([
      ['2019', '2019-01-01', 5.2],
      ['2020', '2020-01-01', 6.1],
      ['2021', '2021-01-01', 7],
    ]);
  });

  it('finds a trend in each row below a header with dates', () => {
    const found = find(
      ['Country', '2019', '2020', '2021'],
      [
        ['Denmark', '6 GW', '7 GW', '7 GW'],
        ['Spain', '25 GW', '27 GW', '28 GW'],
        ['Total', '31 GW', '34 GW', '35 GW'],
      ],
    );
    expect(found.map(({ title, kind, unit }) => [title, kind, unit])).toEqual([
      ['Wind power capacity: Denmark', 'trend', 'GW'],
      ['Wind power capacity: Spain', 'trend', 'GW'],
    ]);
  });

  it('shows a distribution if there are too many values to compare', () => {
    const rows = Array.from({ length: 30 }, (_, n) => [`Farm ${String.fromCharCode(65 + n)}`, String(n * n)]);
    expect(find(['Farm', 'Turbines'], rows)[0]).toMatchObject({ kind: 'distribution' });
  });

  it('ignores totals and subheadings', () => {
    const rows = [
      ['Europe', '', ''],
      ['Denmark', '7', '1'],
      ['Spain', '30', '2'],
      ['Germany', '66', '4'],
      ['Total', '103', '7'],
      ['Subtotal Europe', '103', '7'],
      ['Average', '34', '2'],
    ];
    expect(numbers(['Country', 'Capacity (GW)', 'Farms'], rows)).toEqual([
      ['comparison', 'GW', 7, 30, 66],
      ['comparison', null, 1, 2, 4],
    ]);
  });

  it('parses numbers in the format of the table', () => {
    const rows = [
      ['Dänemark', '7.000,5'],
      ['Spanien', '30.100'],
      ['Frankreich', '17.200'],
    ];
    expect(numbers(['Land', 'Leistung (MW)'], rows)).toEqual([['comparison', 'MW', 7000.5, 30100, 17200]]);
    const noted = [
      ['Denmark', '~7 GW'],
      ['Spain', '30 GW[2]'],
      ['France', '17 GW*'],
      ['Chad', '–'],
    ];
    expect(numbers(['Country', 'Capacity'], noted)).toEqual([['comparison', 'GW', 7, 30, 17]]);
  });

  it.each<[string, string[], string[][]]>([
    [
      'mixed units',
      ['Country', 'Size'],
      [
        ['A', '5 GW'],
        ['B', '12 %'],
        ['C', '3 GW'],
        ['D', '4 GW'],
      ],
    ],
    [
      'per cent and plain numbers',
      ['Country', 'Size'],
      [
        ['A', '5'],
        ['B', '12 %'],
        ['C', '3'],
      ],
    ],
    [
      'words',
      ['Country', 'Size'],
      [
        ['A', '5'],
        ['B', 'about 3 or 4'],
        ['C', '3'],
      ],
    ],
    [
      'ranges',
      ['Country', 'Size'],
      [
        ['A', '5–7'],
        ['B', '3–4'],
        ['C', '3–9'],
      ],
    ],
    [
      'too few',
      ['Country', 'Size'],
      [
        ['A', '5'],
        ['B', '7'],
      ],
    ],
    [
      'mostly blank',
      ['Country', 'Size'],
      [
        ['A', '5'],
        ['B', '7'],
        ['C', '9'],
        ['D', '-'],
        ['E', 'n/a'],
        ['F', ''],
      ],
    ],
    [
      'a header that is missing',
      ['Country', ''],
      [
        ['A', '5'],
        ['B', '7'],
        ['C', '9'],
      ],
    ],
    [
      'a repeated header',
      ['Country', 'MW', 'MW'],
      [
        ['A', '5', '1'],
        ['B', '7', '2'],
        ['C', '9', '4'],
      ],
    ],
    [
      'repeated labels',
      ['Country', 'Size'],
      [
        ['A', '5'],
        ['A', '7'],
        ['C', '9'],
      ],
    ],
    [
      'labels that are missing',
      ['Country', 'Size'],
      [
        ['A', '5'],
        ['', '7'],
        ['C', '9'],
      ],
    ],
    [
      'ranks',
      ['Country', 'Rank'],
      [
        ['A', '4'],
        ['B', '9'],
        ['C', '2'],
      ],
    ],
    [
      'places in a list',
      ['Country', 'Place'],
      [
        ['A', '1'],
        ['B', '2'],
        ['C', '3'],
      ],
    ],
    [
      'one number for all',
      ['Country', 'Size'],
      [
        ['A', '5'],
        ['B', '5'],
        ['C', '5'],
      ],
    ],
    [
      'labels that are numbers',
      ['Height', 'Size'],
      [
        ['10', '5'],
        ['20', '7'],
        ['30', '9'],
      ],
    ],
    [
      'a repeated year',
      ['Year', 'Size'],
      [
        ['2019', '5'],
        ['2019', '7'],
        ['2020', '9'],
      ],
    ],
    [
      'years and quarters',
      ['When', 'Size'],
      [
        ['2019', '5'],
        ['Q1 2020', '7'],
        ['2021', '9'],
      ],
    ],
    [
      'a label of 10 KB',
      ['Country', 'Size'],
      [
        ['x'.repeat(10_000), '5'],
        ['B', '7'],
        ['C', '9'],
      ],
    ],
    [
      'rows that lack cells',
      ['Country', 'Size', 'Age'],
      [
        ['A', '5'],
        ['B', '7'],
        ['C', '9'],
      ],
    ],
    ['nothing', ['Country'], []],
  ])('creates no chart from %s', (_, header, rows) => {
    expect(find(header, rows)).toEqual([]);
  });

  it('ignores a table about something else', () => {
    const rows = COUNTRIES.map((country, n) => [country, String(n * 7 + 1)]);
    expect(find(['Country', 'Price of bread'], rows, 'Groceries')).toEqual([]);
    expect(find(['Country', 'Wind'], rows, 'Instruments', 'Music')).toEqual([]);
    expect(find(['Country', 'Wind power'], rows, '', 'Music')).toHaveLength(1);
  });
});
