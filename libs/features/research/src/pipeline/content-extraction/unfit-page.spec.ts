import { describe, expect, it } from 'vitest';
import { queryTerms } from '@capstan/text-analysis';
import { unfitReason } from './unfit-page.js';

const prose = Array.from(
  { length: 5 },
  (_, n) => `Vent ${n} of the greenhouse opens when the air is warmer than the grower set. `,
).join('');
const terms = queryTerms('How are greenhouse vents controlled?').map(({ term }) => term);

describe('unfitReason', () => {
  it('accepts prose on the subject', () => {
    expect(unfitReason(prose, prose, terms)).toBeUndefined();
  });

  it('requires some text', () => {
    expect(unfitReason('The vents open.', 'The vents open.', terms)).toBe('too_short');
  });

  it('requires a term of the question, in any form', () => {
    expect(
      unfitReason(
        prose,
        prose,
        queryTerms('opening').map(({ term }) => term),
      ),
    ).toBeUndefined();
    expect(
      unfitReason(
        prose,
        prose,
        queryTerms('tax law').map(({ term }) => term),
      ),
    ).toBe('off_topic');
    expect(unfitReason(prose, prose, [])).toBeUndefined();
  });

  it('requires more than links', () => {
    const links = Array.from({ length: 30 }, (_, n) => `[Vents of greenhouse ${n}](https://a.test/${n})`);
    const text = links.map((link) => link.replace(/\[(.*)\].*/, '$1')).join('\n');
    expect(unfitReason(text, links.join('\n'), terms)).toBe('mostly_links');
    expect(unfitReason(`${text}\n${prose.repeat(3)}`, `${links.join('\n')}\n${prose.repeat(3)}`, terms)).toBe(
      undefined,
    );
  });

  it('requires more than repetition', () => {
    const spam = 'Buy greenhouse vents now! Best price for greenhouse vents! '.repeat(20);
    expect(unfitReason(spam, spam, terms)).toBe('repetitive');
    expect(unfitReason(spam + prose, spam + prose, terms)).toBeUndefined();
  });

  it.each([
    'We use cookies to show you greenhouse vents.',
    'Please enable JavaScript to see the greenhouse vents.',
    'Checking your browser before greenhouse vents.',
    '404 Not Found: the greenhouse vents are gone.',
    'Sign in to continue reading on greenhouse vents.',
  ])('does not mistake a notice for content: %s', (notice) => {
    const text = `${notice} ${'Greenhouse vents and more greenhouse vents. '.repeat(6)}`;
    expect(unfitReason(text, text, terms)).toBe('no_content');
    expect(unfitReason(text + prose.repeat(6), text, terms)).toBeUndefined();
  });
});
