import { type CallContext, ReadingThreads, ThreadError } from '@capstan/kit';
import { type Comparison, SentenceComparer } from '@capstan/platform-embeddings';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { QuotedAnswers } from './quoted-answers.js';
import type { ResultPage } from './result-pages.js';

const RENEWED = 'A new one is put in every spring, since the filter of the pump wears out.';
const PAGES: ResultPage[] = [
  {
    source: 1,
    title: 'Pumps',
    snippet: '',
    site: 'pumps.example',
    text: `The filter of the pump is blue and round, as each filter of the pump is.\n${RENEWED}`,
    markdown: '',
    contentType: 'text/html',
  },
];
const QUERY = 'When is the filter of the pump renewed?';
const context: CallContext = { signal: new AbortController().signal, timeoutMs: 60_000, requestId: 'r1' };

const threads = new ReadingThreads({ threads: 1, timeMs: 60_000 });
afterAll(() => threads.onApplicationShutdown());

const comparisonOf = (text = ''): Comparison => {
  const likeness = text.includes(RENEWED) ? 0.9 : 0.2;
  return { each: [likeness, 0.2], together: likeness };
};

/** The answer with a model that finds one sentence alike, and no other; with the calls of it. */
async function answerTo(query: string, compared?: () => Promise<never>, timeoutMs = 60_000) {
  const sentences = new SentenceComparer({ sentenceFolder: '/nonexistent' }, { dataDir: '' });
  vi.spyOn(sentences, 'isAvailable').mockReturnValue(true);
  const compare = vi
    .spyOn(sentences, 'compare')
    .mockImplementation(
      (_, items) => compared?.() ?? Promise.resolve(items.map(([text]) => comparisonOf(text))),
    );
  return {
    found: await new QuotedAnswers(threads, sentences).find(query, PAGES, { ...context, timeoutMs }),
    compare,
  };
}

describe('QuotedAnswers', () => {
  it('quotes what the sentence model finds most alike, and says that it read', async () => {
    const { found } = await answerTo(QUERY);
    expect(found).toMatchObject({ ranking: 'words_and_meaning', sources: [1] });
    expect(found.answer).toContain(RENEWED);
  });

  it('chooses by words when the model fails', async () => {
    const { found, compare } = await answerTo(QUERY, () =>
      Promise.reject(new ThreadError('failed', 'no model')),
    );
    expect(compare).toHaveBeenCalledOnce();
    expect(found).toMatchObject({ ranking: 'words', sources: [1] });
    expect(found.answer).not.toContain(RENEWED);
  });

  it('does not ask the model when the time left is for words', async () => {
    const { found, compare } = await answerTo(QUERY, undefined, 2_900);
    expect(compare).not.toHaveBeenCalled();
    expect(found.ranking).toBe('words');
  });

  it('does not ask the model in a language that it does not know', async () => {
    const { found, compare } = await answerTo('Wann wird der Filter der Pumpe in dem Haus erneuert?');
    expect(compare).not.toHaveBeenCalled();
    expect(found.ranking).toBe('words');
  });
});
