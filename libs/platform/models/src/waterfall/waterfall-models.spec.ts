import { Logger } from '@nestjs/common';
import { runForAccount } from '@capstan/platform-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ScriptedClient } from '../fixtures/scripted.client.js';
import { ModelCallError } from '../contract/model-call.error.js';
import type { ModelRequest } from '../contract/models.js';
import { ModelsError } from '../contract/models.error.js';
import { WaterfallModels } from './waterfall-models.js';

function request(more: Partial<ModelRequest> = {}): ModelRequest {
  return {
    system: 'Be brief.',
    prompt: 'Name the launch code word.',
    maxOutputTokens: 50,
    signal: new AbortController().signal,
    timeoutMs: 60_000,
    ...more,
  };
}

const failing = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.unreachable('it answered'),
    (error: unknown) => error,
  );

const limited = new ModelCallError('rate_limited', 'the vendor limits the rate', {
  status: 429,
  retryAfterSeconds: 7,
});
const dead = new ModelCallError('misconfigured', 'refused A_API_KEY', { status: 401 });
const broken = new ModelCallError('upstream_error', 'the vendor answered 500', { status: 500 });

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('WaterfallModels', () => {
  it('fails at once when no model is configured', async () => {
    const models = new WaterfallModels([]);
    expect(models.isConfigured()).toBe(false);
    const error = await failing(models.text(request()));
    expect(error).toBeInstanceOf(ModelsError);
    expect(error).toMatchObject({ message: 'no language model is configured', failures: [] });
  });

  it('returns the answer of the first model, its name and its usage', async () => {
    const [first, second] = [new ScriptedClient('a', ['Hello.']), new ScriptedClient('b', ['Hi.'])];
    const models = new WaterfallModels([first, second]);
    expect(models.isConfigured()).toBe(true);
    expect(await models.text(request())).toEqual({
      value: 'Hello.',
      provider: 'a',
      model: 'model of a',
      usage: { inputTokens: 10, outputTokens: 3, usd: 0 },
      failures: [],
    });
    expect(second.questions).toEqual([]);
    expect(first.questions[0]).toMatchObject({
      system: 'Be brief.',
      turns: [{ role: 'user', content: 'Name the launch code word.' }],
      maxOutputTokens: 50,
      temperature: 0,
    });
    expect(first.questions[0]).not.toHaveProperty('schema');
  });

  it('adds up the usage of all attempts, also of those without a usable answer', async () => {
    const schema = z.object({ name: z.string() });
    const models = () => [new ScriptedClient('a', ['No.', 'No.']), new ScriptedClient('b', ['{"name":"x"}'])];
    const answer = await new WaterfallModels(models()).object({ ...request(), schema });
    expect(answer.usage).toEqual({ inputTokens: 30, outputTokens: 9, usd: 0 });
    expect(answer.failures).toMatchObject([{ provider: 'a', reason: 'invalid_output' }]);
    const error = await failing(new WaterfallModels(models().slice(0, 1)).object({ ...request(), schema }));
    expect(error).toMatchObject({ usage: { inputTokens: 20, outputTokens: 6, usd: 0 } });
  });

  it('passes the temperature on', async () => {
    const client = new ScriptedClient('a', ['Hello.']);
    await new WaterfallModels([client]).text(request({ temperature: 1.2 }));
    expect(client.questions[0]?.temperature).toBe(1.2);
  });

  it.each([
    ['a failure', limited],
    ['no text', ''],
    ['blank text', ' \n'],
    ['a refusal', { text: 'I cannot.', ending: 'refused' as const }],
    ['reasoning that used up the tokens', { text: '', ending: 'cut' as const }],
  ])('tries the next model after %s', async (_, line) => {
    const models = new WaterfallModels([new ScriptedClient('a', [line]), new ScriptedClient('b', ['Hi.'])]);
    expect(await models.text(request())).toMatchObject({ value: 'Hi.', provider: 'b' });
  });

  it('keeps text that is cut off', async () => {
    const models = new WaterfallModels([new ScriptedClient('a', [{ text: 'Once upon', ending: 'cut' }])]);
    expect((await models.text(request())).value).toBe('Once upon');
  });

  it('tries the next model when an object is invalid', async () => {
    const first = new ScriptedClient('a', ['no json']);
    const models = new WaterfallModels([first, new ScriptedClient('b', ['{"ok":true}'])]);
    const answer = await models.object({ ...request(), schema: z.object({ ok: z.boolean() }) });
    expect(answer).toMatchObject({ value: { ok: true }, provider: 'b' });
    expect(first.questions).toHaveLength(2);
  });

  it('lists the failure of each model, in order', async () => {
    const models = new WaterfallModels([new ScriptedClient('a', [dead]), new ScriptedClient('b', [''])]);
    const error = await failing(models.text(request()));
    expect(error).toBeInstanceOf(ModelsError);
    expect(error).toMatchObject({
      message:
        'no language model answered: a misconfigured (refused A_API_KEY), b invalid_output (answered with no text)',
      failures: [
        { provider: 'a', reason: 'misconfigured', detail: 'refused A_API_KEY' },
        { provider: 'b', reason: 'invalid_output', detail: 'answered with no text' },
      ],
    });
  });

  it('rethrows an unexpected error', async () => {
    const odd = z.object({ when: z.date() });
    const models = new WaterfallModels([new ScriptedClient('a', ['{}']), new ScriptedClient('b', ['{}'])]);
    const error = await failing(models.object({ ...request(), schema: odd }));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(ModelsError);
  });

  describe('cooldown', () => {
    let now = 0;
    beforeEach(() => {
      now = 0;
    });

    it('does not try an unreachable model again until its cooldown is over', async () => {
      const [first, second] = [new ScriptedClient('a', [dead, 'Back.']), new ScriptedClient('b', ['Hi.'])];
      const models = new WaterfallModels([first, second], () => now);
      for (let call = 0; call < 3; call += 1) await models.text(request());
      expect([first.questions.length, second.questions.length]).toEqual([1, 3]);
      now += 300_000;
      expect(await models.text(request())).toMatchObject({ value: 'Back.', provider: 'a' });
    });

    it("uses the vendor's Retry-After", async () => {
      const client = new ScriptedClient('a', [limited, 'Back.']);
      const models = new WaterfallModels([client], () => now);
      await failing(models.text(request()));
      now += 6999;
      await failing(models.text(request()));
      expect(client.questions).toHaveLength(1);
      now += 1;
      expect((await models.text(request())).value).toBe('Back.');
    });

    it('tries no model when all are cooling down, and states why', async () => {
      const client = new ScriptedClient('a', [limited]);
      const models = new WaterfallModels([client], () => now);
      await failing(models.text(request()));
      expect(await failing(models.text(request()))).toMatchObject({
        failures: [
          { provider: 'a', reason: 'rate_limited', detail: 'cooling down for 7 s', retryAfterSeconds: 7 },
        ],
      });
      expect(client.questions).toHaveLength(1);
    });

    it('reports when a cooling-down model is available again', async () => {
      const models = new WaterfallModels(
        [new ScriptedClient('a', [limited]), new ScriptedClient('b', [broken])],
        () => now,
      );
      const { failures } = (await failing(models.text(request()))) as ModelsError;
      expect(failures.map(({ retryAfterSeconds }) => retryAfterSeconds)).toEqual([7, undefined]);
    });

    it('does not start after a success between failures', async () => {
      const client = new ScriptedClient('a', [broken, 'Hello.', broken, 'Hello.']);
      const models = new WaterfallModels([client], () => now);
      await failing(models.text(request()));
      await models.text(request());
      await failing(models.text(request()));
      expect((await models.text(request())).value).toBe('Hello.');
    });
  });

  describe('time', () => {
    it('gives a silent model 60 % of the time when there is another model', async () => {
      vi.useFakeTimers();
      const [first, second] = [new ScriptedClient('a', ['HANG']), new ScriptedClient('b', ['Hi.'])];
      const answer = new WaterfallModels([first, second]).text(request({ timeoutMs: 10_000 }));
      await vi.advanceTimersByTimeAsync(5999);
      expect(second.questions).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(await answer).toMatchObject({ provider: 'b' });
      expect(first.questions[0]?.signal.aborted).toBe(true);
    });

    it('applies one deadline to all models', async () => {
      vi.useFakeTimers();
      const clients = ['a', 'b', 'c'].map((name) => new ScriptedClient(name, ['HANG']));
      const error = failing(new WaterfallModels(clients).text(request({ timeoutMs: 10_000 })));
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await error).toMatchObject({
        failures: [
          { provider: 'a', reason: 'timeout' },
          { provider: 'b', reason: 'timeout' },
          { provider: 'c', reason: 'timeout' },
        ],
      });
      expect(clients.every(({ questions }) => questions[0]?.signal.aborted)).toBe(true);
    });

    it('gives the last model all of the remaining time', async () => {
      vi.useFakeTimers();
      const client = new ScriptedClient('a', ['HANG']);
      const error = failing(new WaterfallModels([client]).text(request({ timeoutMs: 10_000 })));
      await vi.advanceTimersByTimeAsync(9999);
      expect(client.questions[0]?.signal.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await error).toMatchObject({ failures: [{ reason: 'timeout' }] });
    });

    it('ignores models that are cooling down', async () => {
      vi.useFakeTimers();
      const [first, second] = [new ScriptedClient('a', [broken, 'HANG']), new ScriptedClient('b', [dead])];
      const models = new WaterfallModels([first, second]);
      await failing(models.text(request()));
      const error = failing(models.text(request({ timeoutMs: 10_000 })));
      await vi.advanceTimersByTimeAsync(9999);
      expect(first.questions[1]?.signal.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      await error;
    });
  });

  describe('an aborted call', () => {
    const gone = new Error('the caller left');

    it('tries no model when already aborted', async () => {
      const client = new ScriptedClient('a', ['Hello.']);
      const models = new WaterfallModels([client]);
      expect(await failing(models.text(request({ signal: AbortSignal.abort(gone) })))).toBe(gone);
      expect(client.questions).toEqual([]);
    });

    it('rejects with the reason, tries no further model and starts no cooldown', async () => {
      const controller = new AbortController();
      const [first, second] = [
        new ScriptedClient('a', ['HANG', 'HANG', 'Hello.']),
        new ScriptedClient('b', ['Hi.']),
      ];
      const models = new WaterfallModels([first, second]);
      const errors = [1, 2].map(() => failing(models.text(request({ signal: controller.signal }))));
      controller.abort(gone);
      expect(await Promise.all(errors)).toEqual([gone, gone]);
      expect(first.questions[0]?.signal.aborted).toBe(true);
      expect(second.questions).toEqual([]);
      expect(await models.text(request())).toMatchObject({ provider: 'a' });
    });
  });

  describe('slots', () => {
    const ask = (models: WaterfallModels, accountId: string, more: Partial<ModelRequest> = {}) =>
      runForAccount(accountId, () => models.text(request(more)));

    it('are not all used by one account: another account is served meanwhile', async () => {
      const client = new ScriptedClient('a', ['HANG', 'HANG', 'Hello.']);
      const models = new WaterfallModels([client], Date.now, 3);
      const controller = new AbortController();
      const { signal } = controller;
      const loud = [1, 2, 3, 4].map(() => failing(ask(models, 'loud', { signal })));
      expect((await ask(models, 'quiet')).value).toBe('Hello.');
      expect(client.questions).toHaveLength(3);
      controller.abort(new Error('the caller left'));
      await Promise.all(loud);
    });

    it('are awaited within the timeout of the request, without starting a cooldown', async () => {
      const client = new ScriptedClient('a', ['HANG', 'Hello.']);
      const models = new WaterfallModels([client], Date.now, 2);
      const controller = new AbortController();
      const held = failing(ask(models, 'loud', { signal: controller.signal }));
      const error = await failing(ask(models, 'loud', { timeoutMs: 20 }));
      expect(error).toBeInstanceOf(ModelsError);
      expect((error as ModelsError).failures).toEqual([
        { provider: 'a', reason: 'timeout', detail: expect.stringContaining('LLM_CONCURRENCY') as string },
      ]);
      controller.abort(new Error('the caller left'));
      await held;
      expect((await ask(models, 'loud')).value).toBe('Hello.');
    });
  });

  describe('the log', () => {
    it('contains provider, model, reason, duration and tokens, and nothing of the conversation', async () => {
      const lines: unknown[] = [];
      for (const level of ['debug', 'log', 'warn', 'error'] as const) {
        vi.spyOn(Logger.prototype, level).mockImplementation((entry: unknown) => {
          lines.push({ level, ...(entry as object) });
        });
      }
      const models = new WaterfallModels([
        new ScriptedClient('a', [dead]),
        new ScriptedClient('b', [broken]),
        new ScriptedClient('c', ['The word is swordfish.']),
      ]);
      await models.text(request());
      const duration_ms = expect.any(Number) as number;
      expect(lines).toEqual([
        {
          level: 'warn',
          msg: 'a language model failed: refused A_API_KEY',
          provider: 'a',
          model: 'model of a',
          reason: 'misconfigured',
          status: 401,
          duration_ms,
        },
        expect.objectContaining({ level: 'log', provider: 'b', reason: 'upstream_error', status: 500 }),
        {
          level: 'debug',
          msg: 'a language model answered',
          provider: 'c',
          model: 'model of c',
          duration_ms,
          input_tokens: 10,
          output_tokens: 3,
        },
      ]);
      expect(JSON.stringify(lines)).not.toMatch(/launch|brief|swordfish/);
    });
  });
});
