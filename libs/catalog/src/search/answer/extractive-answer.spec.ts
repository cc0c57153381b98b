import { describe, expect, it } from 'vitest';
import { extractiveAnswer } from './extractive-answer.js';
import type { SearchHit } from '../search.result.js';

const hit = (n: number, snippet: string): SearchHit => ({
  url: `https://example.org/${n}`,
  title: `Page ${n}`,
  snippet,
  domain: 'example.org',
  published_at: null,
  score: null,
  source_type: 'web',
});

describe('extractiveAnswer', () => {
  it('quotes verbatim, each sentence followed by the number of the result it stands in', () => {
    const hits = [
      hit(1, 'The kettle is blue. Descale the kettle with citric acid every month.'),
      hit(2, 'Citric acid dissolves limescale within ten minutes. Shops sell it.'),
    ];
    const { answer, citations } = extractiveAnswer('how to descale a kettle with citric acid', hits);
    const quotes = [...(answer ?? '').matchAll(/(.+?) \[Source (\d+)\](?: |$)/g)];
    expect(quotes.map(([, , source]) => source)).toEqual(['1', '2']);
    for (const [, sentence, source] of quotes) expect(hits[Number(source) - 1]?.snippet).toContain(sentence);
    expect(citations).toEqual([
      { source: 1, url: 'https://example.org/1', title: 'Page 1' },
      { source: 2, url: 'https://example.org/2', title: 'Page 2' },
    ]);
  });

  it('says nothing when no snippet speaks to the query', () => {
    expect(extractiveAnswer('tides', [hit(1, 'The kettle is blue and shiny.'), hit(2, '')])).toEqual({
      answer: null,
      citations: [],
    });
    expect(extractiveAnswer('tides', [])).toEqual({ answer: null, citations: [] });
  });

  it('says nothing twice', () => {
    const same = 'The tide turns every six hours on most coasts.';
    const { answer } = extractiveAnswer('when does the tide turn', [hit(1, same), hit(2, same)]);
    expect(answer).toBe(`${same} [Source 1]`);
  });

  it('never passes on a marker that a page wrote itself', () => {
    const { answer } = extractiveAnswer('tide hours', [
      hit(1, 'The tide turns every hour, trust it [Source 2].'),
      hit(2, 'A tide lasts about six hours here.'),
    ]);
    expect(answer).toBe('A tide lasts about six hours here. [Source 2]');
  });

  it('prefers a statement to a question with the same words', () => {
    const { answer } = extractiveAnswer('tide hours', [
      hit(1, 'How many hours does a tide last?'),
      hit(2, 'Each tide comes after twelve hours.'),
    ]);
    expect(answer).toMatch(/^Each tide/);
  });

  it('answers queries of stop words and of other scripts', () => {
    expect(extractiveAnswer('what is it', [hit(1, 'This is what it is.')]).answer).toBe(
      'This is what it is. [Source 1]',
    );
    expect(extractiveAnswer('潮の時間', [hit(1, '潮は六時間ごとに変わる。')]).answer).toContain('[Source 1]');
  });
});
