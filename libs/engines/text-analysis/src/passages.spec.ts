import { describe, expect, it } from 'vitest';
import { passagesOf } from './passages.js';

const sentence = (n: number): string =>
  `Sentence number ${n} of this long block says something about valves.`;
const block = Array.from({ length: 40 }, (_, n) => sentence(n)).join(' ');

describe('passagesOf', () => {
  it('starts a new passage at headings, which are in no passage', () => {
    const text = 'Before.\nPumps\nThe pump.\n\n  The seal.  \nValves\nThe valve.';
    const passages = passagesOf(text, ['Pumps', 'Valves', 'Nowhere']);
    expect(passages.map(({ start, end, heading }) => [heading, text.slice(start, end)])).toEqual([
      ['', 'Before.'],
      ['Pumps', 'The pump.\n\n  The seal.'],
      ['Valves', 'The valve.'],
    ]);
  });

  it('cuts a long block into about 900 characters of whole sentences', () => {
    const passages = passagesOf(block, []).map(({ start, end }) => block.slice(start, end));
    expect(passages.join(' ')).toBe(block);
    expect(passages.length).toBeGreaterThan(1);
    for (const passage of passages) {
      expect(passage).toMatch(/^Sentence number .*valves\.$/);
      expect(passage.length).toBeLessThanOrEqual(900);
    }
    expect(passages[0]?.length).toBeGreaterThan(700);
  });

  it('cuts text without sentences between words', () => {
    const table = 'cell '.repeat(1000).trim();
    const passages = passagesOf(table, []);
    expect(passages.map(({ start, end }) => table.slice(start, end)).join(' ')).toBe(table);
    expect(Math.max(...passages.map(({ start, end }) => end - start))).toBeLessThanOrEqual(1200);
  });

  it('returns none for a text that is blank or consists of headings', () => {
    expect(passagesOf(' \n\t', [])).toEqual([]);
    expect(passagesOf('Pumps\nValves', ['Pumps', 'Valves'])).toEqual([]);
  });
});
