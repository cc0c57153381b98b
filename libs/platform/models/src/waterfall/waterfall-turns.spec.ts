import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { DialogueMessage, ToolCall } from '../contract/dialogue.js';
import { ScriptedClient } from '../fixtures/scripted.client.js';
import { ModelCallError } from '../contract/model-call.error.js';
import type { TurnRequest } from '../contract/models.js';
import { ModelsError } from '../contract/models.error.js';
import { WaterfallModels } from './waterfall-models.js';

const history: DialogueMessage[] = [{ role: 'user', text: 'Paint it green.' }];
const call: ToolCall = { id: 'abcdefghi', name: 'paint', input: { colour: 'green' } };
const cut = new ModelCallError('upstream_error', 'the vendor broke off the answer');

function request(more: Partial<TurnRequest> = {}): TurnRequest {
  return {
    system: 'You paint.',
    messages: history,
    tools: [{ name: 'paint', description: 'Paints.', input: z.object({ colour: z.string() }) }],
    maxOutputTokens: 500,
    signal: new AbortController().signal,
    timeoutMs: 60_000,
    ...more,
  };
}

/** Records what the caller is notified of, in order. */
function recordEvents(): { events: string[]; listener: Partial<TurnRequest> } {
  const events: string[] = [];
  return {
    events,
    listener: {
      onModel: ({ provider }, failures) =>
        events.push(`<${provider}${failures.map(({ reason }) => ` after ${reason}`).join('')}>`),
      onText: (text) => events.push(text),
      onSuperseded: ({ provider, reason }) => events.push(`!${provider} ${reason}`),
    },
  };
}

const failing = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.unreachable('it answered'),
    (error: unknown) => error,
  );

afterEach(() => {
  vi.useRealTimers();
});

describe('a turn', () => {
  it('returns text, tool calls, usage and cost', async () => {
    const speaker = new ScriptedClient('a', [{ text: 'Green it is.', calls: [call] }], {
      price: { inputUsd: 1, outputUsd: 5 },
    });
    const { events, listener } = recordEvents();
    expect(await new WaterfallModels([speaker]).turn(request(listener))).toEqual({
      provider: 'a',
      model: 'model of a',
      message: { role: 'assistant', text: 'Green it is.', calls: [call] },
      usage: { inputTokens: 100, outputTokens: 20, usd: 0.0002 },
      finish: 'calls',
    });
    expect(events).toEqual(['<a>', 'Green ', 'it ', 'is.']);
    expect(speaker.dialogues[0]).toMatchObject({ system: 'You paint.', messages: history });
  });

  it('reports the model of an answer without text', async () => {
    const { events, listener } = recordEvents();
    await new WaterfallModels([new ScriptedClient('a', [{ calls: [call] }])]).turn(request(listener));
    expect(events).toEqual(['<a>']);
  });

  it('tries the next model, discards the partial output, and counts both', async () => {
    const { events, listener } = recordEvents();
    const models = new WaterfallModels([
      new ScriptedClient('a', [{ text: 'I will', failure: cut }], {
        price: { inputUsd: 1000, outputUsd: 0 },
      }),
      new ScriptedClient('b', [{ text: 'Done.' }], { price: { inputUsd: 10, outputUsd: 0 } }),
    ]);
    const answer = await models.turn(request(listener));
    expect(answer).toMatchObject({ provider: 'b', message: { text: 'Done.' }, finish: 'stop' });
    expect(events).toEqual(['<a>', 'I ', 'will', '!a upstream_error', '<b after upstream_error>', 'Done.']);
    expect(answer.usage).toEqual({ inputTokens: 200, outputTokens: 20, usd: expect.closeTo(0.101) });
  });

  it('discards nothing when the first model sent nothing', async () => {
    const { events, listener } = recordEvents();
    const models = new WaterfallModels([
      new ScriptedClient('a', [{ failure: cut }]),
      new ScriptedClient('b', [{ text: 'Done.' }]),
    ]);
    await models.turn(request(listener));
    expect(events).toEqual(['<b after upstream_error>', 'Done.']);
  });

  it('treats an empty answer as a failure', async () => {
    const models = new WaterfallModels([
      new ScriptedClient('a', [{ text: ' ' }]),
      new ScriptedClient('b', [{ text: 'Done.' }]),
    ]);
    expect(await models.turn(request())).toMatchObject({
      provider: 'b',
      usage: { inputTokens: 200, outputTokens: 40 },
    });
  });

  it('continues once when the output was cut off', async () => {
    const speaker = new ScriptedClient('a', [
      { text: 'First half, ', ending: 'cut' },
      { text: 'second half.', calls: [call] },
    ]);
    const answer = await new WaterfallModels([speaker]).turn(request());
    expect(answer.message).toEqual({
      role: 'assistant',
      text: 'First half, second half.',
      calls: [call],
    });
    expect(answer.usage).toMatchObject({ inputTokens: 200, outputTokens: 40 });
    expect(speaker.dialogues[1]?.messages).toEqual([
      ...history,
      { role: 'assistant', text: 'First half, ', calls: [] },
      { role: 'user', text: expect.stringMatching(/cut off.*Continue exactly/) },
    ]);
  });

  it('keeps complete calls when the output was cut off', async () => {
    const speaker = new ScriptedClient('a', [{ calls: [call], ending: 'cut' }]);
    expect(await new WaterfallModels([speaker]).turn(request())).toMatchObject({
      message: { calls: [call] },
      finish: 'calls',
    });
    expect(speaker.dialogues).toHaveLength(1);
  });

  it('fails when cut off twice, and counts the tokens', async () => {
    const speaker = new ScriptedClient('a', [{ ending: 'cut' }, { text: 'Still', ending: 'cut' }]);
    const error = await failing(new WaterfallModels([speaker]).turn(request()));
    expect(error).toBeInstanceOf(ModelsError);
    expect(error).toMatchObject({
      failures: [{ provider: 'a', reason: 'invalid_output' }],
      usage: { inputTokens: 200, outputTokens: 40, usd: 0 },
    });
  });

  it('keeps the class of a failure and the tokens used before it', async () => {
    const limited = new ModelCallError('rate_limited', 'the vendor limits the rate', {
      retryAfterSeconds: 9,
    });
    const models = new WaterfallModels([
      new ScriptedClient('a', [{ text: 'Half', ending: 'cut' }, { failure: limited }]),
    ]);
    expect(await failing(models.turn(request()))).toMatchObject({
      usage: { inputTokens: 200, outputTokens: 20 },
    });
    expect(await failing(models.turn(request()))).toMatchObject({
      failures: [{ reason: 'rate_limited', detail: 'cooling down for 9 s' }],
    });
  });

  it('abandons a silent model, and keeps one that sends data', async () => {
    vi.useFakeTimers();
    const { events, listener } = recordEvents();
    const models = new WaterfallModels([
      new ScriptedClient('a', [{ text: 'Well', failure: 'HANG' }]),
      new ScriptedClient('b', [{ text: 'Done.' }]),
    ]);
    const answer = models.turn(request({ ...listener, idleTimeoutMs: 5000 }));
    await vi.advanceTimersByTimeAsync(4999);
    expect(events).toEqual(['<a>', 'Well']);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toMatchObject({
      provider: 'b',
      usage: { inputTokens: 200, outputTokens: 20 },
    });
    expect(events).toContain('!a timeout');
  });

  it('drops late output of an abandoned model', async () => {
    const { events, listener } = recordEvents();
    const [late, second] = [
      new ScriptedClient('a', [{ failure: cut }]),
      new ScriptedClient('b', [{ text: 'Done.' }, { failure: cut }]),
    ];
    const models = new WaterfallModels([late, second]);
    await models.turn(request(listener));
    late.dialogues[0]?.onText('too late');
    await failing(models.turn(request(listener)));
    second.dialogues[1]?.onText('too late');
    expect(events).not.toContain('too late');
  });

  it("rejects with the caller's abort reason", async () => {
    const gone = new Error('the caller left');
    const controller = new AbortController();
    const second = new ScriptedClient('b', [{ text: 'Done.' }]);
    const models = new WaterfallModels([new ScriptedClient('a', [{ failure: 'HANG' }]), second]);
    const error = failing(models.turn(request({ signal: controller.signal })));
    controller.abort(gone);
    expect(await error).toBe(gone);
    expect(second.dialogues).toEqual([]);
  });
});
