import { PassageIndex, queryTerms } from '@capstan/text-analysis';
import { describe, expect, it } from 'vitest';
import { madePage } from '../fixtures/made-page.js';
import { TopicWeights, topicTerms } from '../question/topic-match.js';
import { type TopicEvidence, topicEvidence } from './topic-evidence.js';

const PUMP = madePage(1, 'The pump of the press moves oil. The seals of the pump wear out.', {
  title: 'Pumps of the press',
});
const TAP = madePage(2, 'A tap closes the tank of the press.', { title: 'Taps' });
const GERMAN = madePage(1, 'Die Pumpe der Presse bewegt das Öl.', { title: 'Pumpen' });

function evidence(question: string, pages = [PUMP, TAP]): TopicEvidence {
  const terms = queryTerms(question).map(({ term }) => term);
  const weights = new TopicWeights(
    new Map(terms.map((term) => [term, 1])),
    pages.map(({ text }) => topicTerms(text)),
  );
  return topicEvidence(new PassageIndex(pages).rank(terms), weights);
}

describe('topicEvidence', () => {
  it('finds words in any derivation', () => {
    expect(evidence('oil pumps').found).toBe(1);
    expect(evidence('Bewegung der Pumpe', [GERMAN]).found).toBeGreaterThan(0.5);
  });

  it('has less where no page has one of the words', () => {
    const { found } = evidence('frost pump');
    expect(found).toBeLessThan(1);
    expect(found).toBeGreaterThan(0);
  });

  it('counts the best passages that are on one page', () => {
    const text = Array.from({ length: 3 }, (_, at) => `Part ${at}\nThe tap of the press drips.`).join('\n');
    const dripping = madePage(2, text, { title: 'Taps', headings: ['Part 0', 'Part 1', 'Part 2'] });
    expect(evidence('drips', [PUMP, dripping]).ofOnePage).toBe(0.6);
    expect(evidence('oil').ofOnePage).toBe(0.2);
  });

  it('is 0 without a passage that matches', () => {
    expect(evidence('frost')).toEqual({ found: 0, ofOnePage: 0 });
  });
});
