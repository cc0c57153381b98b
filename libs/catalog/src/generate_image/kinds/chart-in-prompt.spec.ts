import { describe, expect, it } from 'vitest';
import { cardTextIn } from './card-in-prompt.js';
import { chartTitleIn, chartTypeIn, pointsIn, unitIn } from './chart-in-prompt.js';
import { qrContentIn } from './qr-in-prompt.js';

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

describe('content of a QR code', () => {
  it.each([
    ['QR code for https://example.com/menu', 'https://example.com/menu'],
    ['a qr-code with the text "Table 12"', 'Table 12'],
    ['Make a QR code that opens mailto:hello@example.com', 'mailto:hello@example.com'],
    ['qr code wifi network Guest password sun;flower', String.raw`WIFI:T:WPA;S:Guest;P:sun\;flower;;`],
    ['just text', 'just text'],
    ['QR code', 'QR code'],
  ])('in %j', (prompt, content) => {
    expect(qrContentIn(prompt)).toBe(content);
  });
});

describe('words of a card', () => {
  it.each([
    ['Open Graph image for a post titled "Ten rules"', { title: 'Ten rules' }],
    [
      'Card with the title "We are hiring" and subtitle "In Lisbon"',
      { title: 'We are hiring', subtitle: 'In Lisbon' },
    ],
    ['A title card that says Chapter 3', { title: 'Chapter 3' }],
    ['Ten rules', { title: 'Ten rules' }],
  ])('in %j', (prompt, text) => {
    expect(cardTextIn(prompt)).toEqual(text);
  });
});
