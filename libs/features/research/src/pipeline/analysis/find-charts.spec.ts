import { describe, expect, it } from 'vitest';
import type { Chart } from '../../model/chart.js';
import { findCharts } from './find-charts.js';
import { WIND, sourceWith, tableOf } from './fixtures/source-with.js';

const ROWS = [
  ['Denmark', '7,000'],
  ['Germany', '66,000'],
  ['Spain', '30,000'],
];
const chartsOf = (
  rows: string[][],
  header = ['Country', 'Capacity (MW)'],
  caption?: string,
): Promise<Chart[]> => findCharts(WIND, [sourceWith({ id: 3, tables: [tableOf(header, rows, caption)] })]);

describe('findCharts', () => {
  it('creates a specification with inline data and its SVG', async () => {
    const [chart] = await chartsOf(ROWS);
    expect(chart).toMatchObject({
      kind: 'comparison',
      unit: 'MW',
      statistics: { count: 3, minimum: 7000, maximum: 66000, mean: 34333.3, median: 30000 },
      vegaLite: {
        $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
        title: { text: 'Wind power capacity: Capacity (MW)', subtitle: 'Source 3' },
        description: 'Bar chart of 3 values in MW: Wind power capacity: Capacity (MW). Source 3.',
        data: { values: ROWS.map(([label, quote]) => expect.objectContaining({ label, quote, source: 3 })) },
      },
    });
    expect(chart!.svg).toMatch(/^<svg [^]*<\/svg>$/);
    for (const text of ['Denmark', 'Germany', 'Source 3', 'MW']) expect(chart!.svg).toContain(`>${text}<`);
  });

  it('computes change and annual growth of trends', async () => {
    const rows = [
      ['2018', '100'],
      ['2019', '110'],
      ['2020', '121'],
    ];
    const [chart] = await chartsOf(rows, ['Year', 'Capacity (MW)']);
    expect(chart).toMatchObject({ kind: 'trend', statistics: { change: 21, change_percent: 21 } });
    expect(chart!.statistics.annual_growth_percent).toBeCloseTo(10, 1);
    const shares = await chartsOf(
      rows.map(([year, value]) => [year!, `${Number(value) / 10} %`]),
      ['Year', 'Share'],
    );
    expect(shares[0]!.statistics).toMatchObject({ change: 2.1 });
    expect(shares[0]!.statistics).not.toHaveProperty('change_percent');
  });

  it('draws a histogram of many values', async () => {
    const rows = Array.from({ length: 60 }, (_, n) => [`Farm number ${n}`, String((n * 37) % 100)]);
    const [chart] = await chartsOf(rows, ['Farm', 'Capacity (MW)']);
    expect(chart).toMatchObject({ kind: 'distribution', statistics: { count: 60 } });
    expect(chart!.svg).toContain('how many');
  });

  it('returns at most four, without duplicates, most relevant first', async () => {
    const tables = Array.from({ length: 8 }, (_, n) =>
      tableOf(
        ['Country', 'Capacity'],
        ROWS.map(([country]) => [country!, String((n + 1) * country!.length)]),
      ),
    );
    const many = [sourceWith({ tables: [...tables, ...tables] }), sourceWith({ id: 2, tables })];
    expect(await findCharts(WIND, many)).toHaveLength(4);
    const [best] = await findCharts(WIND, [
      sourceWith({ tables: [tableOf(['Country', 'Wind'], ROWS, 'Power')] }),
      sourceWith({ id: 2, tables: [tableOf(['Country', 'Wind power capacity'], [...ROWS, ['Chad', '1']])] }),
    ]);
    expect(best!.marks[0]!.source).toBe(2);
    expect(await findCharts(WIND, [])).toEqual([]);
  });

  it.each([
    '</text></svg><script>alert(1)</script>',
    '"><image href="https://a.example/x.png"/>',
    "' onload='alert(1)",
    '<!--',
    ']]>',
    '&lt;b&gt; & \u0000 \u001b \ud800',
    '{"expr": "alert(1)"} {{label}} ${x}',
    '𝕳𝖊𝖑𝖑𝖔 مرحبا 你好',
  ])('shows the label %j as text', async (label) => {
    const [chart] = await chartsOf([[label, '5'], ...ROWS], undefined, `Wind power capacity ${label}`);
    const { svg } = chart!;
    const elements = [...svg.matchAll(/<\/?([a-zA-Z]+)/g)].map(([, name]) => name!);
    expect(
      [...new Set(elements)].filter(
        (name) => !/^(?:svg|g|path|rect|line|text|tspan|defs|clipPath)$/.test(name),
      ),
    ).toEqual([]);
    // Attributes outside of text; label text is in quotes or between tags.
    expect(svg.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\s(?:on\w+|href|xlink:href)=/);
    // oxlint-disable-next-line no-control-regex -- no XML may hold them
    expect(svg).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Surrogate}/u);
    expect(chart!.marks[0]!.label).not.toBe('');
  });

  it('accepts extreme numbers', async () => {
    for (const values of [
      ['0', '0.0001', '-5'],
      ['1', '2', '9'.repeat(300)],
      ['1e3', '2', '3'],
    ]) {
      const charts = await chartsOf(values.map((value, n) => [`Country ${'ABC'[n]}`, value]));
      for (const { svg, marks } of charts) {
        expect(svg).not.toContain('NaN');
        expect(marks.every(({ value }) => Number.isFinite(value))).toBe(true);
      }
    }
  });
});
