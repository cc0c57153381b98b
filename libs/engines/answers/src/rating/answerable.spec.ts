import { describe, expect, it } from 'vitest';
import { madePage } from '../fixtures/made-page.js';
import { madeQuestion } from '../fixtures/made-question.js';
import { parseQuestion } from '../question/asked.js';
import { answerableChance } from './answerable.js';
import { AnswerRating } from './rate-answers.js';

const ENGLISH = madePage(
  1,
  [
    'Pumps',
    'The pump stops at 90 °C, because hot oil would destroy its seals.',
    'Each pump is painted in the colour of its press.',
    'Tanks',
    'The tank of the press holds 40 litres of oil.',
  ].join('\n'),
  { title: 'Manual of the press', headings: ['Pumps', 'Tanks'] },
);
const GERMAN = madePage(
  1,
  [
    'Pumpen',
    'Die Pumpe hält bei 90 °C an, weil heißes Öl ihre Dichtungen zerstören würde.',
    'Jede Pumpe hat die Farbe ihrer Presse.',
  ].join('\n'),
  { title: 'Handbuch der Presse', headings: ['Pumpen'] },
);

function chance(text: string, page = ENGLISH): number {
  const question = madeQuestion(text);
  const asked = parseQuestion(question);
  return answerableChance(new AnswerRating([page]).rate(asked, text), asked);
}

describe('answerableChance', () => {
  it.each([
    ['Why does the pump stop?', 'Why was the pump patented in Portugal?', ENGLISH],
    [
      'How many litres does the tank of the press hold?',
      'How many passengers does the ferry to the press hold?',
      ENGLISH,
    ],
    ['Warum hält die Pumpe an?', 'Warum wurde die Pumpe in Portugal patentiert?', GERMAN],
  ])('is higher for "%s" than for "%s"', (answered, other, page) => {
    expect(chance(answered, page)).toBeGreaterThan(chance(other, page) + 0.1);
  });

  it('is 0 for what no line of the pages is about', () => {
    expect(chance('Who won the chess olympiad?')).toBe(0);
  });
});
