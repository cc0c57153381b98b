import { describe, expect, it } from 'vitest';
import { withoutMarkup } from './markup.js';

const plain = (text: string): string =>
  withoutMarkup(text).reduceRight(
    (left, { start, end, text: now }) => left.slice(0, start) + now + left.slice(end),
    text,
  );

describe('withoutMarkup', () => {
  it.each([
    ['# Fern & Flint\n\n## Hero\nText', 'Fern & Flint\n\nHero:\nText'],
    ['# Hero\nA\n# About\nB', 'Hero:\nA\nAbout:\nB'],
    ['## What is it?\nA knife.', 'What is it?\nA knife.'],
    ['## Prices: ##\n- Knife £5', 'Prices:\n- Knife £5'],
    ['**Hero**\n- **Headline:** "Slow *knives*"', 'Hero:\n- Headline: "Slow knives"'],
    ['A\n---\nB', 'A\n\nB'],
    ['Run `npm`, 2 * 3 * 4, a_b_c, ** nothing', 'Run npm, 2 * 3 * 4, a_b_c, ** nothing'],
    ['* Tea £2\n* Cake £3', '* Tea £2\n* Cake £3'],
  ])('%j', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it('is linear', () => {
    for (const text of ['**', '*a', '# ', '`a', '__a ']) {
      const start = process.cpuUsage().user;
      withoutMarkup(text.repeat(30_000));
      expect(process.cpuUsage().user - start).toBeLessThan(2_000_000);
    }
  });
});
