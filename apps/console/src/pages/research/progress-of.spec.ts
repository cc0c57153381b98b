import type { ResearchEvent } from '@capstan/client';
import { describe, expect, it } from 'vitest';
import { progressOf } from './progress-of.ts';

let seq = 0;
const event = (kind: string, data: object): ResearchEvent =>
  ({ kind, name: kind, seq: (seq += 1), data }) as unknown as ResearchEvent;

describe('progressOf', () => {
  it('lists a repeated step once, as running again', () => {
    const { steps } = progressOf([
      event('step.started', { step: 'web_search' }),
      event('step.completed', { step: 'web_search' }),
      event('step.started', { step: 'web_search' }),
    ]);
    expect(steps).toEqual([{ name: 'web_search', isDone: false }]);
  });

  it('sums the results of a query over its kinds of sources', () => {
    const { searches } = progressOf([
      event('search.completed', { query: 'q', source_type: 'web', found: 10 }),
      event('search.completed', { query: 'q', source_type: 'news', found: 2 }),
    ]);
    expect(searches.get('q')).toBe(12);
  });

  it('collects sources, and counts pages that could not be read', () => {
    const progress = progressOf([
      event('source.found', { id: 1, title: 'A', domain: 'a.test', credibility: 0.5 }),
      event('source.failed', { url: 'https://b.test', reason: 'timeout' }),
    ]);
    expect(progress.sources).toMatchObject([{ id: 1, credibility: 0.5 }]);
    expect(progress.failedSources).toBe(1);
  });
});
