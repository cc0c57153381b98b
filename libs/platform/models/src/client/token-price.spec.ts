import { describe, expect, it } from 'vitest';
import { costUsd, pricesIn } from './token-price.js';

const providers = ['openai', 'anthropic'];

describe('pricesIn', () => {
  it('parses prices', () => {
    expect([...pricesIn('openai=0.25/2, anthropic = 1/5', providers)]).toEqual([
      ['openai', { inputUsd: 0.25, outputUsd: 2 }],
      ['anthropic', { inputUsd: 1, outputUsd: 5 }],
    ]);
  });

  it.each(['', ' ', 'none'])('finds none in %j', (text) => {
    expect(pricesIn(text, providers).size).toBe(0);
  });

  it.each([
    'openai',
    'openai=1',
    'openai=-1/2',
    'openai=a/b',
    'gemini=1/2',
    'openai=1/2,',
    'openai=1/2,openai=1/2',
  ])('rejects %j, naming the variable', (text) => {
    expect(() => pricesIn(text, providers)).toThrow(/LLM_PRICES/);
  });
});

describe('costUsd', () => {
  it('is per million tokens', () => {
    const used = { inputTokens: 2_000_000, outputTokens: 500_000 };
    expect(costUsd(used, { inputUsd: 0.25, outputUsd: 2 })).toBe(1.5);
    expect(costUsd(used, undefined)).toBe(0);
  });
});
