import { describe, expect, it } from 'vitest';
import { madeSource } from '../synthesis/fixtures/made-sources.js';
import { Evidence } from './evidence.js';

const TEXT =
  'The lock was closed in 1962. It is not true that the harbour bridge carries trains. The tide mill still turns.';
const evidence = new Evidence([madeSource(1, TEXT)]);

describe('a quotation', () => {
  it.each([
    ['one sentence', 'The tide mill still turns.'],
    ['consecutive sentences', TEXT],
  ])('may be %s, with its place and full support', (_, text) => {
    const start = TEXT.indexOf(text);
    expect(evidence.quotation(text, 1)).toMatchObject({
      source: 1,
      start,
      end: start + text.length,
      quote: text,
      support: 1,
    });
  });

  it.each([
    ['a part of a sentence whose rest states the opposite', 'the harbour bridge carries trains.'],
    ['the beginning of a sentence', 'The tide mill'],
    ['a text that the source does not contain', 'The tide mill has stopped.'],
    ['an empty text', ''],
  ])('is not %s', (_, text) => {
    expect(evidence.quotation(text, 1)).toBeNull();
  });

  it('is found where it is a whole sentence, after a place where it is not', () => {
    const quote = 'The mill turns.';
    const text = `It is wrong that ${quote} ${quote}`;
    const sources = new Evidence([madeSource(1, text)]);
    expect(sources.quotation(quote, 1)).toMatchObject({ quote, start: text.lastIndexOf(quote) });
  });

  it('is not taken from an unknown source', () => {
    expect(evidence.quotation('The tide mill still turns.', 2)).toBeNull();
    expect(evidence.check('The tide mill still turns.', 2)).toEqual({ reason: 'not_stated' });
  });
});
