import { describe, expect, it } from 'vitest';
import { outlineOf } from './markdown-outline.js';

describe('outlineOf', () => {
  it('finds headings as plain text', () => {
    expect(
      outlineOf('# A *fine* `vent`\n\ntext\n\n- x\n\n  ## [In](https://a.test/) list\n').headings,
    ).toEqual(['A fine vent', 'In list']);
  });

  it('names a table by the bold line above it, or else by the heading', () => {
    const table = '| Year | Yield |\n| --- | --- |\n| 2020 | **4** t |\n';
    const { tables } = outlineOf(`## Yields\n\n${table}\n**Per hectare**\n\n${table}`);
    expect(tables.map(({ caption }) => caption)).toEqual(['Yields', 'Per hectare']);
    expect(tables[0]).toEqual({ caption: 'Yields', header: ['Year', 'Yield'], rows: [['2020', '4 t']] });
  });

  it('pads every row to the length of the header', () => {
    const { tables } = outlineOf('| a | b |\n| --- | --- |\n| 1 |\n| 1 | 2 | 3 |\n');
    expect(tables[0]?.rows).toEqual([
      ['1', ''],
      ['1', '2'],
    ]);
  });

  it('respects its limits', () => {
    const row = `|${' 1 |'.repeat(21)}\n`;
    const table = `${row}|${' --- |'.repeat(21)}\n${row.repeat(205)}\n`;
    const { tables } = outlineOf(`${table}\n`.repeat(21));
    expect(tables).toHaveLength(20);
    expect(tables[0]?.rows).toHaveLength(200);
    expect(tables[0]?.header).toHaveLength(20);
    expect(tables[0]?.rows[0]).toHaveLength(20);
  });

  it('supports Setext headings, and ignores code', () => {
    const { headings, tables } = outlineOf(
      'Vents\n=====\n\ntext\n\n```sh\n# no heading\n| a | b |\n| --- | --- |\n| 1 | 2 |\n```\n\n## Pumps\n',
    );
    expect(headings).toEqual(['Vents', 'Pumps']);
    expect(tables).toEqual([]);
  });

  it('is not slowed down by hostile Markdown', () => {
    const hostile = ['[', '> ', '*', '_a', '- ', '`', '| '].map((mark) => mark.repeat(100_000)).join('\n');
    expect(outlineOf(`# Vents\n\n${hostile}`)).toEqual({ headings: ['Vents'], tables: [] });
    expect(outlineOf(`# ${'*a_'.repeat(3_000)}`).headings).toHaveLength(1);
  });
});
