import { describe, expect, it } from 'vitest';
import { passagesOf } from './passages.js';

const block = (text: string, ...headings: string[]) => ({ text, headings });

describe('passagesOf', () => {
  it('joins adjacent blocks with the same headings, and starts a new passage for others', () => {
    expect(
      passagesOf([block('One.', 'A'), block('Two.', 'A'), block('Three.', 'A', 'B'), block('Four.', 'A')]),
    ).toEqual([
      { headings: ['A'], body: 'One.\nTwo.' },
      { headings: ['A', 'B'], body: 'Three.' },
      { headings: ['A'], body: 'Four.' },
    ]);
  });

  it('cuts long text between sentences', () => {
    const sentence = (n: number) => `This is sentence number ${n} about the pump and its seal.`;
    const text = Array.from({ length: 60 }, (_, n) => sentence(n)).join(' ');
    const passages = passagesOf([block(text)]);
    expect(passages.map(({ body }) => body).join(' ')).toBe(text);
    for (const { body } of passages) {
      expect(body.length).toBeLessThanOrEqual(900);
      expect(body).toMatch(/^This .*seal\.$/);
    }
  });

  it('cuts text without sentences at words, and very long words anywhere, without loss', () => {
    const table = Array.from({ length: 900 }, (_, n) => `cell${n}`).join(' ');
    const blob = 'x'.repeat(5000);
    for (const text of [table, blob]) {
      const passages = passagesOf([block(text)]);
      expect(
        passages
          .map(({ body }) => body)
          .join('')
          .replaceAll(' ', ''),
      ).toBe(text.replaceAll(' ', ''));
      expect(Math.max(...passages.map(({ body }) => body.length))).toBeLessThanOrEqual(1200);
    }
  });

  it('returns no passages for no blocks', () => {
    expect(passagesOf([])).toEqual([]);
    expect(passagesOf([block('')])).toEqual([]);
  });
});
