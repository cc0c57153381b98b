import { describe, expect, it } from 'vitest';
import { BpeTokenizer } from './bpe-tokenizer.js';

const model = {
  type: 'BPE',
  vocab: { '▁': 0, a: 1, b: 2, '▁a': 3, ab: 4, '▁ab': 5, '<0xC3>': 6, '<0xA9>': 7 },
  merges: ['a b', '▁ ab', ['▁', 'a'] as const],
};

describe('BpeTokenizer', () => {
  it('joins the pair with the best rank first', () => {
    const tokenizer = new BpeTokenizer({ model });
    expect(tokenizer.idsOf('ab')).toEqual([5]);
    expect(tokenizer.idsOf('aab')).toEqual([3, 4]);
  });

  it('encodes words one by one, whatever white space separates them', () => {
    const tokenizer = new BpeTokenizer({ model });
    expect(tokenizer.idsOf(' ab\n\ta  ab ')).toEqual([5, 3, 5]);
    expect(tokenizer.idsOf('')).toEqual([]);
  });

  it('encodes characters outside of the vocabulary as bytes, and omits unknown bytes', () => {
    expect(new BpeTokenizer({ model }).idsOf('é x')).toEqual([0, 6, 7, 0]);
  });

  it('rejects tokenizers of another kind', () => {
    expect(() => new BpeTokenizer({ model: { ...model, type: 'WordPiece' } })).toThrow(/WordPiece/);
  });
});
