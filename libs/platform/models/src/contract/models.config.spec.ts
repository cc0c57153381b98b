import type { ConfigOf } from '@capstan/platform-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { modelsConfig } from '../models.config.js';

function read(env: Record<string, string>): ConfigOf<typeof modelsConfig>['models'] {
  return modelsConfig.read(z.object(modelsConfig.shape).parse(env)).models;
}

const openai = { LLM_PROVIDERS: 'openai', OPENAI_API_KEY: 'sk-1' };

describe('modelsConfig', () => {
  it('has no model by default, whichever keys are set', () => {
    expect(read({})).toEqual([]);
    expect(read({ LLM_PROVIDERS: 'none', OPENAI_API_KEY: 'sk-1' })).toEqual([]);
    expect(read({ LLM_PROVIDERS: ' ' })).toEqual([]);
  });

  it('keeps the configured order of models', () => {
    const models = read({
      LLM_PROVIDERS: 'openai_compatible, anthropic,openai',
      OPENAI_API_KEY: 'sk-1',
      ANTHROPIC_API_KEY: 'sk-2',
      ANTHROPIC_MODEL: 'claude-of-choice',
      OPENAI_COMPATIBLE_BASE_URL: 'http://localhost:11434/v1/',
      OPENAI_COMPATIBLE_MODEL: 'qwen3:8b',
    });
    expect(models).toEqual([
      {
        provider: 'openai_compatible',
        model: 'qwen3:8b',
        apiKey: undefined,
        baseUrl: 'http://localhost:11434/v1',
        variablePrefix: 'OPENAI_COMPATIBLE',
      },
      {
        provider: 'anthropic',
        model: 'claude-of-choice',
        apiKey: 'sk-2',
        baseUrl: 'https://api.anthropic.com/v1',
        variablePrefix: 'ANTHROPIC',
      },
      {
        provider: 'openai',
        model: expect.stringMatching(/^gpt-/),
        apiKey: 'sk-1',
        baseUrl: 'https://api.openai.com/v1',
        variablePrefix: 'OPENAI',
      },
    ]);
  });

  it('reads the price of a model', () => {
    const [model] = read({ ...openai, LLM_PRICES: 'anthropic=1/5,openai=0.25/2' });
    expect(model?.price).toEqual({ inputUsd: 0.25, outputUsd: 2 });
    expect(read(openai)[0]?.price).toBeUndefined();
  });

  it.each([
    ['OPENAI_BASE_URL', 'https://gateway.example', 'https://gateway.example/v1'],
    ['OPENAI_BASE_URL', 'https://gateway.example/openai', 'https://gateway.example/openai'],
    ['OPENAI_BASE_URL', 'https://gateway.example/api/v1/', 'https://gateway.example/api/v1'],
    ['ANTHROPIC_BASE_URL', 'https://api.anthropic.com', 'https://api.anthropic.com/v1'],
    ['ANTHROPIC_BASE_URL', 'https://gateway.example/claude', 'https://gateway.example/claude/v1'],
    ['ANTHROPIC_BASE_URL', 'https://gateway.example/claude/v1', 'https://gateway.example/claude/v1'],
  ])('reads %s %s as %s', (variable, given, expected) => {
    const provider = variable.startsWith('OPENAI') ? 'openai' : 'anthropic';
    const [model] = read({
      ...openai,
      ANTHROPIC_API_KEY: 'k',
      LLM_PROVIDERS: provider,
      [variable]: given,
    });
    expect(model?.baseUrl).toBe(expected);
  });

  it.each([
    [{ LLM_PROVIDERS: 'openai' }, /^OPENAI_API_KEY: must be set, because LLM_PROVIDERS names openai/],
    [{ LLM_PROVIDERS: 'anthropic' }, /^ANTHROPIC_API_KEY: must be set/],
    [
      { LLM_PROVIDERS: 'openai_compatible', OPENAI_COMPATIBLE_MODEL: 'm' },
      /^OPENAI_COMPATIBLE_BASE_URL: must be set/,
    ],
    [
      { LLM_PROVIDERS: 'openai_compatible', OPENAI_COMPATIBLE_BASE_URL: 'http://h:1' },
      /^OPENAI_COMPATIBLE_MODEL: must be set/,
    ],
    [
      { ...openai, LLM_PROVIDERS: 'openai,gemini' },
      /LLM_PROVIDERS.*unknown providers: gemini\. Known providers: openai/,
    ],
    [{ ...openai, LLM_PROVIDERS: 'openai,none' }, /LLM_PROVIDERS.*none alone/],
    [{ ...openai, LLM_PROVIDERS: 'openai,openai' }, /LLM_PROVIDERS must not name a provider twice/],
    [
      { ...openai, OPENAI_BASE_URL: 'https://user:pass@host/v1' },
      /^OPENAI_BASE_URL: must have no credentials/,
    ],
    [{ ...openai, LLM_PRICES: 'gpt-5.4=1/2' }, /^LLM_PRICES: "gpt-5.4=1\/2" must be a price/],
    [{ ...openai, OPENAI_BASE_URL: 'https://host/v1?key=1' }, /^OPENAI_BASE_URL: must have no/],
    [{ ...openai, LLM_PRICES: 'gpt-5.4=1/2' }, /^LLM_PRICES: "gpt-5.4=1\/2" must be a price/],
  ] as [Record<string, string>, RegExp][])('rejects %o, naming the variable', (env, message) => {
    expect(() => read(env)).toThrow(message);
  });

  it('rejects a key that is not a valid header value, without showing it', () => {
    const parse = () => z.object(modelsConfig.shape).parse({ ...openai, OPENAI_API_KEY: 'sk‑wrong‑dash' });
    expect(parse).toThrow(/printable ASCII/);
    expect(parse).not.toThrow(/sk.wrong/);
  });

  it('marks the keys, and only them, as secrets', () => {
    const secrets = Object.entries(modelsConfig.shape)
      .filter(([, schema]) => schema.meta()?.['secret'] === true)
      .map(([name]) => name);
    expect(secrets).toEqual(['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'OPENAI_COMPATIBLE_API_KEY']);
  });
});
