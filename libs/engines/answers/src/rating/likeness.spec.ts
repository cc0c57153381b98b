import { describe, expect, it } from 'vitest';
import { AnswerFinder } from '../find-answer.js';
import { madePage } from '../fixtures/made-page.js';
import { madeQuestion } from '../fixtures/made-question.js';
import type { Likeness } from './likeness.js';

const FILTERS = [
  'Filters',
  'The filter of the pump is blue and round, as each filter of the pump is.',
  'Old filters let the dirt of the pump pass.',
  'A new one is put in every spring, since the filter of the pump wears out.',
].join('\n');
const PAGE = madePage(1, FILTERS, { title: 'Manual of the pump', headings: ['Filters'] });
const QUESTION = madeQuestion('When is the filter of the pump renewed?');
const REPLACED = 'A new one is put in every spring, since the filter of the pump wears out.';

const finder = new AnswerFinder([PAGE]);
const candidates = finder.candidates(QUESTION);
const likenesses = candidates.map(({ text }): Likeness => ({
  text: text.endsWith(REPLACED) ? 0.9 : 0.3,
  heading: 0.3,
  together: text.endsWith(REPLACED) ? 0.9 : 0.3,
}));
const answer = (read?: readonly Likeness[]): string =>
  finder
    .find(QUESTION, read)
    .parts.map(({ quote }) => quote.text)
    .join(' ');

describe('answers that a sentence model has read', () => {
  it('has candidates with the heading above them, or the title of the page', () => {
    expect(candidates.map(({ text }) => text).some((text) => text.endsWith(REPLACED))).toBe(true);
    expect(candidates[0]?.heading).toBe('Filters');
    const [untitled] = new AnswerFinder([madePage(1, REPLACED, { title: 'Pumps' })]).candidates(QUESTION);
    expect(untitled?.heading).toBe('Pumps');
    expect(finder.candidates(madeQuestion('of the'))).toEqual([]);
  });

  it('prefers what says the same in other words', () => {
    expect(answer()).not.toContain(REPLACED);
    expect(answer(likenesses)).toContain(REPLACED);
  });

  it('omits what was not read', () => {
    const best = candidates.findIndex(({ text }) => text.endsWith(REPLACED));
    expect(best).toBeGreaterThan(0);
    expect(answer(likenesses.slice(0, best))).not.toContain(REPLACED);
  });

  it('is surer of an answer that says what was asked', () => {
    const unlike = likenesses.map(() => ({ text: 0.1, heading: 0.1, together: 0.1 }));
    const fit = (read: readonly Likeness[]): number => finder.find(QUESTION, read).fit;
    expect(fit(likenesses)).toBeGreaterThan(fit(unlike));
  });
});
