import { describe, expect, it } from 'vitest';
import { summaryOf } from './summary-of.ts';

describe('the summary of a call', () => {
  it('has the values of its parameters', () => {
    expect(summaryOf({ query: 'locks', max_results: 3, cache: false })).toBe('locks · 3 · false');
  });

  it('shows lists and objects as JSON', () => {
    expect(summaryOf({ urls: ['https://example.com'], schema: { type: 'object' } })).toBe(
      '["https://example.com"] · {"type":"object"}',
    );
  });
});
