import { describe, expect, it } from 'vitest';
import { documentParts } from './document-parts.js';
import { passagesOf } from '../documents/passages.js';
import { readHtml } from '../readers/html-document.js';
import { readMarkdown } from '../readers/markdown-document.js';

const ofHtml = (html: string) => documentParts(passagesOf(readHtml(html, 'file:///a.html').blocks));
const rowsOfHtml = (rows: string[][]) =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
const tableIn = (rows: string[][]) => ofHtml(`<h1>T</h1>${rowsOfHtml(rows)}`).slice(1);

describe('documentParts', () => {
  it('restores headings and blocks in order', () => {
    expect(
      ofHtml(
        '<h1>Pump</h1><p>One.</p><h2>Care</h2><p>Two.</p><p>Three.</p><h2>Parts</h2><ul><li>Seal</li></ul>',
      ),
    ).toEqual([
      { kind: 'heading', level: 1, text: 'Pump' },
      { kind: 'line', text: 'One.' },
      { kind: 'heading', level: 2, text: 'Care' },
      { kind: 'line', text: 'Two.' },
      { kind: 'line', text: 'Three.' },
      { kind: 'heading', level: 2, text: 'Parts' },
      { kind: 'line', text: 'Seal' },
    ]);
  });

  it('keeps every sentence of a long document, and each heading once', () => {
    const sentences = Array.from({ length: 200 }, (_, n) => `Sentence ${n} is about the valve of the pump.`);
    const parts = ofHtml(`<h1>Valves</h1><h2>All</h2><p>${sentences.join(' ')}</p>`);
    const text = parts.map((part) => ('text' in part ? part.text : '')).join('\n');
    expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
    expect(parts.filter(({ kind }) => kind === 'heading')).toHaveLength(2);
  });

  it('builds tables from rows', () => {
    expect(
      tableIn([
        ['Model', 'Flow'],
        ['G1', '12'],
        ['G2', '20'],
      ]),
    ).toEqual([
      {
        kind: 'table',
        header: ['Model', 'Flow'],
        rows: [
          ['G1', '12'],
          ['G2', '20'],
        ],
      },
    ]);
    const markdown = '# T\n\n| Model | Flow |\n| --- | ---: |\n| G1 | 12 |\n| G2 | 20 |\n';
    expect(documentParts(passagesOf(readMarkdown(markdown).blocks)).slice(1)).toEqual(
      tableIn([
        ['Model', 'Flow'],
        ['G1', '12'],
        ['G2', '20'],
      ]),
    );
  });

  it('supports an empty corner and empty cells', () => {
    expect(
      tableIn([
        ['', '2019', '2020'],
        ['North', '1', '2'],
        ['South', '', '4'],
      ]),
    ).toEqual([
      {
        kind: 'table',
        header: ['', '2019', '2020'],
        rows: [
          ['North', '1', '2'],
          ['South', '', '4'],
        ],
      },
    ]);
  });

  it('does not treat values as a header', () => {
    expect(
      tableIn([
        ['Voltage', '230 V'],
        ['Power', '2 kW'],
      ]),
    ).toEqual([
      {
        kind: 'table',
        header: ['', ''],
        rows: [
          ['Voltage', '230 V'],
          ['Power', '2 kW'],
        ],
      },
    ]);
  });

  it('keeps rows as lines if their cells do not match', () => {
    expect(
      tableIn([
        ['A', 'B', 'C'],
        ['1', '2'],
        ['3', '4', '5'],
      ]),
    ).toEqual([
      { kind: 'line', text: 'A | B | C' },
      { kind: 'line', text: '1 | 2' },
      { kind: 'line', text: '3 | 4 | 5' },
    ]);
    expect(ofHtml('<p>Home | About</p><p>Text.</p>')).toEqual([
      { kind: 'line', text: 'Home | About' },
      { kind: 'line', text: 'Text.' },
    ]);
  });

  it('returns no parts for no passages', () => {
    expect(documentParts([])).toEqual([]);
  });
});
