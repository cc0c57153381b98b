import { describe, expect, it } from 'vitest';
import { chartTitleIn, chartTypeIn, pointsIn, unitIn } from './chart-in-prompt.js';

describe('numbers in a prompt', () => {
  it.each<[string, [string, number][]]>([
    [
      'Bar chart of revenue: Jan 12, Feb 18.5',
      [
        ['Jan', 12],
        ['Feb', 18.5],
      ],
    ],
    [
      'visitors per year: 2021: 1200, 2022: 1 900',
      [
        ['2021', 1200],
        ['2022', 1900],
      ],
    ],
    [
      'comparing Rust (83), Go (64) and Python (67)',
      [
        ['Rust', 83],
        ['Go', 64],
        ['Python', 67],
      ],
    ],
    [
      'profit: Q1 3.4, Q2 -0.8',
      [
        ['Q1', 3.4],
        ['Q2', -0.8],
      ],
    ],
    [
      '- apples: 4\n- pears: 7',
      [
        ['apples', 4],
        ['pears', 7],
      ],
    ],
    ['a red fox', []],
    ['12, 13, 14', []],
  ])('are read from %j', (prompt, points) => {
    expect(pointsIn(prompt).map(({ label, value }) => [label, value])).toEqual(points);
  });

  it('have a unit where all have the same', () => {
    expect([unitIn('a 5%, b 6%'), unitIn('a 5%, b 6'), unitIn('a 5, b 6')]).toEqual([
      '%',
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['pie chart', 'donut'],
    ['horizontal bar chart', 'bar'],
    ['column chart', 'column'],
    ['bar chart', undefined],
    ['line graph', 'line'],
    ['area chart', 'area'],
  ])('are drawn as the prompt says: %s', (prompt, type) => {
    expect(chartTypeIn(prompt)).toBe(type);
  });

  it('have the title that introduces them', () => {
    expect(chartTitleIn('Bar chart of our revenue: Jan 1')).toBe('Revenue');
    expect(chartTitleIn('Chart: Jan 1, Feb 2')).toBeUndefined();
  });

  it('are finite and few in hostile prompts', () => {
    expect(pointsIn(`${'1 '.repeat(8_000)}x`).every(({ value }) => Number.isFinite(value))).toBe(true);
    expect(pointsIn(`a ${'9'.repeat(400)}`)).toEqual([]);
    expect(pointsIn(',a 1'.repeat(4_000)).length).toBeLessThanOrEqual(60);
  });
});

const rowsOf = (prompt: string): string[] =>
  pointsIn(prompt).map(
    ({ label, value, series }) => `${series === undefined ? '' : `${series}/`}${label} ${value}`,
  );

describe('data in a prompt', () => {
  it.each([
    [
      'names behind the numbers',
      'We sold 1,250 lamps, 480 chairs and 76 desks last month',
      ['lamps 1250', 'chairs 480', 'desks 76'],
    ],
    ['verbs between both', 'Rome got 12 votes, Oslo got 9 votes', ['Rome 12', 'Oslo 9']],
    ['no separator', 'Mo 4 Di 7 Mi 2', ['Mo 4', 'Di 7', 'Mi 2']],
    ['numbers within names', 'Week 1: 10, Week 2: 14', ['Week 1 10', 'Week 2 14']],
    ['spans as names', 'ages: 0-9: 4, 10-19: 12', ['0-9 4', '10-19 12']],
    ['German thousands and decimals', 'Umsatz: Mai 1.204,50 €, Juni 987 €', ['Mai 1204.5', 'Juni 987']],
    [
      'thousands by the language alone',
      'Die Zahlen für das Jahr: Nord 12.500, Süd 9.800',
      ['Nord 12500', 'Süd 9800'],
    ],
    ['French spaces', 'Les entrées : Lyon 8 700 000, Nice 3 200 000', ['Lyon 8700000', 'Nice 3200000']],
    ['English decimals of three digits', 'ratios: a 1.125, b 2.5', ['a 1.125', 'b 2.5']],
    ['currency before', 'rent $1,800; food £640.5', ['rent 1800', 'food 640.5']],
    ['signs', 'North +42, South −8', ['North 42', 'South -8']],
    ['scales that differ', 'North 1.2M, South 800k', ['North 1200000', 'South 800000']],
    ['one scale as the unit', 'North 1.2M, South 0.8M', ['North 1.2', 'South 0.8']],
    ['currencies with scales', 'North $1.2M, South $800k', ['North 1200000', 'South 800000']],
    ['full-width digits', '東京：１２０、大阪：９５', ['東京 120', '大阪 95']],
    ['a title with a number', 'chart, title: Plan 2030. Rent 5, Food 3', ['Rent 5', 'Food 3']],
    ['the request behind the data', 'Rust 83, Go 64 as a bar chart', ['Rust 83', 'Go 64']],
    [
      'series below headings',
      '2023: A 1, B 2; 2024: A 3, B 4',
      ['2023/A 1', '2023/B 2', '2024/A 3', '2024/B 4'],
    ],
    [
      'lists of names and numbers',
      'months (Jan, Feb, Mar) and values 10, 20, 30',
      ['Jan 10', 'Feb 20', 'Mar 30'],
    ],
    ['lists of years and numbers', 'years 2021, 2022 and sales 10, 12', ['2021 10', '2022 12']],
    ['dots up to the numbers', 'A ..... 45\nB ..... 30', ['A 45', 'B 30']],
    ['hours before names', '8 hours of sleep, 9 hours of work', ['sleep 8', 'work 9']],
    [
      'CSV',
      'as a chart:\nmonth,in,out\nJan,1,2\nFeb,3,4',
      ['in/Jan 1', 'out/Jan 2', 'in/Feb 3', 'out/Feb 4'],
    ],
    ['CSV with decimal commas', 'Farbe;Anteil\nRot;12,5\nBlau;7,25', ['Rot 12.5', 'Blau 7.25']],
    ['a Markdown table', '| City | mm |\n|---|---:|\n| Oslo | 12 |\n| Rome | 8.5 |', ['Oslo 12', 'Rome 8.5']],
    ['a JSON object', 'chart {"data":{"Billing":14,"Growth":21}}', ['Billing 14', 'Growth 21']],
    ['a JSON list', '[{"name":"a","count":3},{"name":"b","count":4}]', ['a 3', 'b 4']],
    [
      'labels and datasets in JSON',
      '{"labels":["a","b"],"datasets":[{"label":"x","data":[1,2]},{"label":"y","data":[3,4]}]}',
      ['x/a 1', 'x/b 2', 'y/a 3', 'y/b 4'],
    ],
  ])('has %s', (_, prompt, rows) => {
    expect(rowsOf(prompt)).toEqual(rows);
  });

  it.each([
    ['Kreisdiagramm', 'donut'],
    ['gráfico de pizza', 'donut'],
    ['camembert', 'donut'],
    ['円グラフ', 'donut'],
    ['折れ線グラフ', 'line'],
    ['gráfico de columnas', 'column'],
    ['{"type":"area","data":{"a":1}}', 'area'],
  ])('is drawn as the type in its language: %s', (prompt, type) => {
    expect(chartTypeIn(prompt)).toBe(type);
  });

  it.each([
    ['Graphique intitulé « Visites » : a 1, b 2', 'Visites'],
    ['chart {"title":"Errors","data":{"a":1}}', 'Errors'],
    ['Balkendiagramm der Umsätze: Mai 1, Juni 2', 'Umsätze'],
    ['売上の棒グラフ：A 1、B 2', '売上'],
    ['a 1, b 2. Make me a graph of that', undefined],
  ])('has the title of %j', (prompt, title) => {
    expect(chartTitleIn(prompt)).toBe(title);
  });
});
