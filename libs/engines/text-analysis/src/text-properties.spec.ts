import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbersIn } from './numbers/numbers.js';
import { passagesOf } from './passages.js';
import { sentenceSpans } from './sentences.js';
import { SupportIndex, supportOf } from './support/support-index.js';

const word = fc.constantFrom(
  ...'the a pump valve Ada Lane Spain not never is increased fell before after 12 3.5 kg % $4.2bn 2019 e.g. Dr. U.S. x86 don’t 水 強くない 。 — ( ) " \u00a0 \ud800 🙂'.split(
    ' ',
  ),
);
const ending = fc.constantFrom('. ', '? ', '!\n', '\n', '; ', '。', ' ');
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(fc.tuple(fc.array(word, { minLength: 1, maxLength: 12 }), ending), { maxLength: 12 })
    .map((sentences) => sentences.map(([words, end]) => words.join(' ') + end).join('')),
);

const things = ['pump', 'valve', 'filter', 'motor', 'seal', 'tank', 'sensor', 'cable'];
const verbs = ['moves', 'holds', 'needs', 'makes', 'stores', 'loses', 'delivers', 'takes'];
const units = ['litres', 'kg', 'parts', 'percent', 'hours', 'GW'];
/** Sentences that state a number each; the numbers of one text differ. */
const numericText = fc
  .uniqueArray(fc.integer({ min: 2, max: 900 }), { minLength: 2, maxLength: 8 })
  .chain((values) =>
    fc.tuple(
      fc.constant(values),
      fc.array(fc.tuple(fc.constantFrom(...things), fc.constantFrom(...verbs), fc.constantFrom(...units)), {
        minLength: values.length,
        maxLength: values.length,
      }),
    ),
  )
  .map(([values, words]) =>
    words.map(([thing, verb, unit], index) => ({
      value: values[index] ?? 0,
      says: (value: number): string => `The ${thing} ${verb} ${value} ${unit} in every cycle.`,
    })),
  );

const isInside = (text: string, { start, end }: { start: number; end: number }): boolean =>
  start >= 0 && start < end && end <= text.length;

describe('spans', () => {
  it('lie inside the text, in order', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lines = text.split('\n').slice(0, 1);
        for (const spans of [sentenceSpans(text), passagesOf(text, lines), numbersIn(text)]) {
          expect(spans.every((span) => isInside(text, span))).toBe(true);
          expect(spans.every(({ start }, at) => start >= (spans[at - 1]?.end ?? 0))).toBe(true);
        }
      }),
    );
  });

  it('of sentences cover all text that is not blank, without surrounding white space', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const spans = sentenceSpans(text);
        let rest = text;
        for (const { start, end } of spans.toReversed()) rest = rest.slice(0, start) + rest.slice(end);
        expect(rest.trim()).toBe('');
        for (const { start, end } of spans)
          expect(text.slice(start, end)).toBe(text.slice(start, end).trim());
      }),
    );
  });
});

describe('supportOf', () => {
  it('is inside the text for any sentence', () => {
    fc.assert(
      fc.property(anyText, anyText, (sentence, text) => {
        const { score, isSupported, start, end } = supportOf(sentence, text);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(start).toBeLessThanOrEqual(end);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(isSupported && start === end).toBe(false);
      }),
    );
  });

  it('supports every unchanged sentence of the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const index = new SupportIndex(text);
        for (const { start, end } of sentenceSpans(text)) {
          const sentence = text.slice(start, end);
          if (!/[\p{L}\p{N}]/u.test(sentence)) continue;
          expect({ sentence, ...index.supportOf(sentence) }).toMatchObject({ score: 1, isSupported: true });
        }
      }),
    );
  });

  it('never supports a sentence with a changed number', () => {
    fc.assert(
      fc.property(numericText, fc.nat(), fc.integer({ min: 2, max: 900 }), (sentences, pick, other) => {
        const text = sentences.map(({ value, says }) => says(value)).join(' ');
        const chosen = sentences[pick % sentences.length];
        const changed = chosen?.says(other) ?? '';
        fc.pre(!text.includes(changed));
        expect({ text, changed, ...supportOf(changed, text) }).toMatchObject({ isSupported: false });
      }),
      { numRuns: 300 },
    );
  });
});

describe('hostile texts', () => {
  it.each([
    ['one sentence of a million characters', 'never ending words and 12 kg of Nothing '.repeat(25_000)],
    ['no punctuation and no spaces', 'x'.repeat(1_000_000)],
    ['initials', 'A. '.repeat(300_000)],
    ['full stops', '.'.repeat(300_000)],
    ['digits and separators', '1,234.'.repeat(100_000)],
    ['numbers', '10 000 '.repeat(60_000)],
    ['blank lines', '\n \n'.repeat(200_000)],
    ['negations', 'not '.repeat(100_000)],
    ['names', 'Ada-Lane_x1.'.repeat(50_000)],
    ['a script without spaces', '水位不確認'.repeat(60_000)],
    ['marks', '"(«'.repeat(150_000)],
  ])('terminate: %s', (_, text) => {
    const claim = 'Ada never has 12 kg of nothing and 水位不確認 in A. words.';
    const index = new SupportIndex(text);
    expect(index.supportOf(claim).end).toBeLessThanOrEqual(text.length);
    expect(index.supportOf(text.trim()).isSupported).toBe(/[\p{L}\p{N}]/u.test(text));
    expect(supportOf(text, 'A short text of 12 kg.').isSupported).toBe(false);
    expect(passagesOf(text, []).every((passage) => isInside(text, passage))).toBe(true);
    expect(numbersIn(text).every((number) => isInside(text, number))).toBe(true);
  });
});
