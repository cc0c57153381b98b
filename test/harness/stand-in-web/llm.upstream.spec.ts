import { Test, type TestingModule } from '@nestjs/testing';
import { ConfigModule, type ConfigSlice } from '@capstan/platform-core';
import { type ModelFailure, Models, ModelsModule, modelsConfig } from '@capstan/platform-models';
import { outboundConfig } from '@capstan/platform-outbound';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Handler } from './exchange.js';
import type { LlmAnswer, LlmQuestion } from './llm-question.js';
import { anthropicMessages, chatCompletions, type LlmBehavior } from './llm.upstream.js';
import { StandInWeb } from './stand-in-web.js';

const web = new StandInWeb();
const modules: TestingModule[] = [];

beforeAll(() => web.start());
afterAll(() => web.stop());
afterEach(async () => {
  for (const module of modules.splice(0)) await module.close();
  web.reset();
});

/** Configuration and base URL of each vendor, and its stand-in. */
const VENDORS = {
  openai: {
    env: () => ({ OPENAI_API_KEY: 'sk-1', OPENAI_BASE_URL: web.origin }),
    path: '/v1/chat/completions',
    play: (behavior: LlmBehavior, answer?: LlmAnswer): Handler => chatCompletions(behavior, answer),
  },
  anthropic: {
    env: () => ({ ANTHROPIC_API_KEY: 'sk-2', ANTHROPIC_BASE_URL: web.origin }),
    path: '/v1/messages',
    play: (behavior: LlmBehavior, answer?: LlmAnswer): Handler => anthropicMessages(behavior, answer),
  },
  openai_compatible: {
    env: () => ({
      OPENAI_COMPATIBLE_BASE_URL: `${web.origin}/local/v1`,
      OPENAI_COMPATIBLE_MODEL: 'qwen3:8b',
    }),
    path: '/local/v1/chat/completions',
    play: (behavior: LlmBehavior, answer?: LlmAnswer): Handler =>
      chatCompletions(behavior, answer, { asksKey: false }),
  },
} as const;

type Vendor = keyof typeof VENDORS;
const names = Object.keys(VENDORS) as Vendor[];

async function models(...order: Vendor[]): Promise<Models> {
  const env = Object.assign({}, ...order.map((name) => VENDORS[name].env())) as Record<string, string>;
  const read = <T>(slice: ConfigSlice<T>, text: Record<string, string>): [ConfigSlice, unknown] => [
    slice,
    slice.read(z.object(slice.shape).parse(text)),
  ];
  const config = ConfigModule.forRoot({
    slices: new Map([
      read(modelsConfig, { ...env, LLM_PROVIDERS: order.join(',') }),
      read(outboundConfig, { OUTBOUND_ALLOW_HOSTS: web.hostPort }),
    ]),
  });
  const module = await Test.createTestingModule({ imports: [config, ModelsModule] }).compile();
  modules.push(module);
  return module.get(Models);
}

const question = () => ({
  system: 'Be brief.',
  prompt: 'What do tides follow?',
  maxOutputTokens: 200,
  signal: new AbortController().signal,
  timeoutMs: 20_000,
});

const schema = z.object({ title: z.string(), sections: z.array(z.string()).min(1), score: z.number() });

describe.each(names)('the stand-in %s', (name) => {
  const { path, play } = VENDORS[name];

  it('responds as the test defines, from the request', async () => {
    const asked: LlmQuestion[] = [];
    web.route(
      path,
      play('ok', (question) => {
        asked.push(question);
        return `About: ${question.prompt}`;
      }),
    );
    const answer = await (await models(name)).text(question());
    expect(answer).toMatchObject({ value: 'About: What do tides follow?', provider: name });
    expect(answer.usage.inputTokens).toBeGreaterThan(0);
    expect(answer.usage.outputTokens).toBeGreaterThan(0);
    expect(asked[0]).toMatchObject({ model: answer.model, system: 'Be brief.', schema: undefined });
  });

  it('has a default response', async () => {
    web.route(path, play('ok'));
    const provided = await models(name);
    expect((await provided.text(question())).value).toMatch(/stand-in/);
    expect((await provided.object({ ...question(), schema })).value).toMatchObject({
      sections: ['stand-in'],
    });
  });

  it('returns a requested object', async () => {
    const value = { title: 'Tides', sections: ['The moon'], score: 0.9 };
    web.route(
      path,
      play('ok', () => value),
    );
    expect(await (await models(name)).object({ ...question(), schema })).toMatchObject({ value });
  });

  it('receives its invalid object again', async () => {
    const value = { title: 'Tides', sections: ['The moon'], score: 1 };
    web.route(
      path,
      play('ok', ({ turns }) => (turns.length > 1 ? value : { title: 'Tides' })),
    );
    expect(await (await models(name)).object({ ...question(), schema })).toMatchObject({ value });
  });

  it.each([
    ['empty', 'invalid_output'],
    ['refused', 'invalid_output'],
    ['rate_limited', 'rate_limited'],
    ['quota_exhausted', 'quota_exhausted'],
    ['unauthorized', 'misconfigured'],
    ['unknown_model', 'misconfigured'],
    ['overloaded', 'upstream_error'],
  ] as [LlmBehavior, ModelFailure['reason']][])('%s is classified as %s', async (behavior, reason) => {
    web.route(path, play(behavior));
    const asked = (await models(name)).text(question());
    await expect(asked).rejects.toMatchObject({ failures: [{ provider: name, reason }] });
    expect(web.requests).toHaveLength(1);
  });

  it.each(['cut', 'invalid_json'] as const)('%s is not an object', async (behavior) => {
    web.route(path, play(behavior));
    const asked = (await models(name)).object({ ...question(), schema });
    await expect(asked).rejects.toMatchObject({ failures: [{ reason: 'invalid_output' }] });
  });

  it('hangs until the time is up', async () => {
    web.route(path, play('hang'));
    const asked = (await models(name)).text({ ...question(), timeoutMs: 100 });
    await expect(asked).rejects.toMatchObject({ failures: [{ reason: 'timeout' }] });
  });
});

it('an error under status 200 is one', async () => {
  const { path, play } = VENDORS.openai_compatible;
  web.route(path, play('error_200'));
  const asked = (await models('openai_compatible')).text(question());
  await expect(asked).rejects.toMatchObject({ failures: [{ reason: 'upstream_error' }] });
});

it('the waterfall runs through three vendors to the one that answers', async () => {
  web.route(VENDORS.openai.path, VENDORS.openai.play('quota_exhausted'));
  web.route(VENDORS.anthropic.path, VENDORS.anthropic.play('overloaded'));
  web.route(VENDORS.openai_compatible.path, VENDORS.openai_compatible.play('ok'));
  const provided = await models('openai', 'anthropic', 'openai_compatible');
  expect(await provided.text(question())).toMatchObject({
    provider: 'openai_compatible',
    model: 'qwen3:8b',
  });
  await provided.text(question());
  const callsTo = (name: Vendor): number => web.requestsTo(VENDORS[name].path).length;
  expect(names.map(callsTo)).toEqual([1, 2, 2]);
});

it('a behavior that a vendor does not have is refused at once', () => {
  expect(() => anthropicMessages('error_200')).toThrow(/no behavior "error_200"/);
});
