import { describe, expect, it } from 'vitest';
import { extractiveAnswer } from './extractive-answer.js';
import type { Passage } from './passages.js';

const passage = (source: number, text: string): Passage => ({ source, text });

describe('extractiveAnswer', () => {
  it('quotes verbatim, each sentence followed by the number of its result', () => {
    const passages = [
      passage(1, 'The kettle is blue. Descale the kettle with citric acid every month.'),
      passage(2, 'Citric acid dissolves limescale within ten minutes. Shops sell it.'),
    ];
    const { answer, sources } = extractiveAnswer('how to descale a kettle with citric acid', passages);
    const quotes = [...(answer ?? '').matchAll(/(.+?) \[Source (\d+)\](?: |$)/g)];
    expect(quotes.map(([, , source]) => source)).toEqual(['1', '2']);
    for (const [, sentence, source] of quotes) expect(passages[Number(source) - 1]?.text).toContain(sentence);
    expect(sources).toEqual([1, 2]);
  });

  it('returns null if no snippet matches the query', () => {
    expect(extractiveAnswer('tides', [passage(1, 'The kettle is blue and shiny.'), passage(2, '')])).toEqual({
      answer: null,
      sources: [],
    });
    expect(extractiveAnswer('tides', [])).toEqual({ answer: null, sources: [] });
  });

  it('does not repeat itself', () => {
    const same = 'The tide turns every six hours on most coasts.';
    const { answer } = extractiveAnswer('when does the tide turn', [passage(1, same), passage(2, same)]);
    expect(answer).toBe(`${same} [Source 1]`);
  });

  it('never passes on a marker from a page', () => {
    const { answer } = extractiveAnswer('tide hours', [
      passage(1, 'The tide turns every hour, trust it [Source 2].'),
      passage(2, 'A tide lasts about six hours here.'),
    ]);
    expect(answer).toBe('A tide lasts about six hours here. [Source 2]');
  });

  it('prefers a statement to a question with the same words', () => {
    const { answer } = extractiveAnswer('tide hours', [
      passage(1, 'How many hours does a tide last?'),
      passage(2, 'Each tide comes after twelve hours.'),
    ]);
    expect(answer).toMatch(/^Each tide/);
  });

  it.each([
    'curl -s http://tides.example/v1/tide/hours -H "Authorization: Bearer key" for the tide and its hours',
    '{ "tide": "hours", "hours": 12, "of": "each tide" }',
    'const tide = hours.map((hour) => tide(hour));',
    'npm run tide -- --hours "all tides of all hours"',
  ])('prefers a statement to code with the same words: %s', (code) => {
    const { answer } = extractiveAnswer('how many hours does a tide have', [
      passage(1, code),
      passage(2, 'A tide lasts about six hours here.'),
    ]);
    expect(answer).toBe('A tide lasts about six hours here. [Source 2]');
  });

  it('answers queries of stop words and in other scripts', () => {
    expect(extractiveAnswer('what is it', [passage(1, 'This is what it is.')]).answer).toBe(
      'This is what it is. [Source 1]',
    );
    expect(extractiveAnswer('潮の時間', [passage(1, '潮は六時間ごとに変わる。')]).answer).toContain(
      '[Source 1]',
    );
  });

  it('treats a line without a full stop as a sentence', () => {
    const { answer } = extractiveAnswer('tide hours', [
      passage(3, 'On tides and hours of the day\nA tide lasts about six hours here.'),
    ]);
    expect(answer).toContain('A tide lasts about six hours here. [Source 3]');
    expect(answer).not.toContain('day A tide');
  });
});
