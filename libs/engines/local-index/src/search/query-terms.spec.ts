import { describe, expect, it } from 'vitest';
import { queryTermsOf } from './query-terms.js';

describe('queryTermsOf', () => {
  it('returns words without stop words, each once, and identifiers', () => {
    expect(queryTermsOf('how do I run pg_dump with --force, pg_dump?')).toEqual({
      words: ['run', 'pg', 'dump', 'forc'],
      identifiers: ['--force', 'pg_dump'],
      compounds: expect.arrayContaining([{ term: 'pgdump', parts: ['pg', 'dump'] }]),
    });
  });

  it('returns adjacent words as one, also with a stop word', () => {
    const { words, compounds } = queryTermsOf('How do I back up a data-base?');
    expect(words).toEqual(['back', 'data', 'base']);
    expect(compounds).toContainEqual({ term: 'backup', parts: ['back'] });
    expect(compounds).toContainEqual({ term: 'databas', parts: ['data', 'base'] });
    expect(compounds).not.toContainEqual(expect.objectContaining({ parts: [] }));
    expect(queryTermsOf('pgdump pg dump').compounds).not.toContainEqual(
      expect.objectContaining({ term: 'pgdump' }),
    );
  });

  it('keeps stop words when there is nothing else', () => {
    expect(queryTermsOf('to be or not to be').words).toEqual(['to', 'be', 'or', 'not']);
    expect(queryTermsOf('?!')).toEqual({ words: [], identifiers: [], compounds: [] });
  });

  it('is bounded', () => {
    const words = Array.from({ length: 500 }, (_, n) => `word${n} x_${n}`).join(' ');
    const asked = queryTermsOf(words);
    expect(asked.words).toHaveLength(32);
    expect(asked.identifiers).toHaveLength(32);
  });
});
