import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { DialogueMessage, ToolCall } from './dialogue.js';
import { ScriptedSpeaker } from './fixtures/scripted-speaker.js';
import { ModelFault } from './model.fault.js';
import type { TurnRequest } from './models.js';
import { ModelsError } from './models.error.js';
import { WaterfallModels } from './waterfall-models.js';

const history: DialogueMessage[] = [{ role: 'user', text: 'Paint it green.' }];
const call: ToolCall = { id: 'abcdefghi', name: 'paint', input: { colour: 'green' } };
const cut = new ModelFault('upstream_error', 'the vendor broke off the answer');

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

/** What a caller is told, in order. */
function listening(): { heard: string[]; ears: Partial<TurnRequest> } {
  const heard: string[] = [];
  return {
    heard,
    ears: {
      onModel: ({ provider }, failures) =>
        heard.push(`<${provider}${failures.map(({ reason }) => ` after ${reason}`).join('')}>`),
      onText: (text) => heard.push(text),
      onSuperseded: ({ provider, reason }) => heard.push(`!${provider} ${reason}`),
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
  it('hands on what the model says and wants, what it used and what that cost', async () => {
    const speaker = new ScriptedSpeaker('a', [{ text: 'Green it is.', calls: [call] }], {
      inputUsd: 1,
      outputUsd: 5,
    });
    const { heard, ears } = listening();
    expect(await new WaterfallModels([speaker]).turn(request(ears))).toEqual({
      provider: 'a',
      model: 'model of a',
      message: { role: 'assistant', text: 'Green it is.', calls: [call] },
      usage: { inputTokens: 100, outputTokens: 20, usd: 0.0002 },
      finish: 'calls',
    });
    expect(heard).toEqual(['<a>', 'Green ', 'it ', 'is.']);
    expect(speaker.questions[0]).toMatchObject({ system: 'You paint.', messages: history });
  });

  it('says who answers though nothing was said', async () => {
    const { heard, ears } = listening();
    await new WaterfallModels([new ScriptedSpeaker('a', [{ calls: [call] }])]).turn(request(ears));
    expect(heard).toEqual(['<a>']);
  });

  it('goes on with the next model, tells what no longer holds, and counts both', async () => {
    const { heard, ears } = listening();
    const models = new WaterfallModels([
      new ScriptedSpeaker('a', [{ text: 'I will', failure: cut }], { inputUsd: 1000, outputUsd: 0 }),
      new ScriptedSpeaker('b', [{ text: 'Done.' }], { inputUsd: 10, outputUsd: 0 }),
    ]);
    const answer = await models.turn(request(ears));
    expect(answer).toMatchObject({ provider: 'b', message: { text: 'Done.' }, finish: 'stop' });
    expect(heard).toEqual(['<a>', 'I ', 'will', '!a upstream_error', '<b after upstream_error>', 'Done.']);
    expect(answer.usage).toEqual({ inputTokens: 200, outputTokens: 20, usd: expect.closeTo(0.101) });
  });

  it('that begins with silence supersedes nothing', async () => {
    const { heard, ears } = listening();
    const models = new WaterfallModels([
      new ScriptedSpeaker('a', [{ failure: cut }]),
      new ScriptedSpeaker('b', [{ text: 'Done.' }]),
    ]);
    await models.turn(request(ears));
    expect(heard).toEqual(['<b after upstream_error>', 'Done.']);
  });

  it('an empty answer is none', async () => {
    const models = new WaterfallModels([
      new ScriptedSpeaker('a', [{ text: ' ' }]),
      new ScriptedSpeaker('b', [{ text: 'Done.' }]),
    ]);
    expect(await models.turn(request())).toMatchObject({
      provider: 'b',
      usage: { inputTokens: 200, outputTokens: 40 },
    });
  });

  it('continues once what was cut off', async () => {
    const speaker = new ScriptedSpeaker('a', [
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
    expect(speaker.questions[1]?.messages).toEqual([
      ...history,
      { role: 'assistant', text: 'First half, ', calls: [] },
      { role: 'user', text: expect.stringMatching(/cut off.*Go on exactly/) },
    ]);
  });

  it('takes the calls that arrived whole though the rest was cut off', async () => {
    const speaker = new ScriptedSpeaker('a', [{ calls: [call], ending: 'cut' }]);
    expect(await new WaterfallModels([speaker]).turn(request())).toMatchObject({
      message: { calls: [call] },
      finish: 'calls',
    });
    expect(speaker.questions).toHaveLength(1);
  });

  it('cut off twice is a failure, and its tokens count', async () => {
    const speaker = new ScriptedSpeaker('a', [{ ending: 'cut' }, { text: 'Still', ending: 'cut' }]);
    const error = await failing(new WaterfallModels([speaker]).turn(request()));
    expect(error).toBeInstanceOf(ModelsError);
    expect(error).toMatchObject({
      failures: [{ provider: 'a', reason: 'invalid_output' }],
      usage: { inputTokens: 200, outputTokens: 40, usd: 0 },
    });
  });

  it('a failure keeps the class and the tokens of what came before it', async () => {
    const limited = new ModelFault('rate_limited', 'the vendor limits the rate', { retryAfterSeconds: 9 });
    const models = new WaterfallModels([
      new ScriptedSpeaker('a', [{ text: 'Half', ending: 'cut' }, { failure: limited }]),
    ]);
    expect(await failing(models.turn(request()))).toMatchObject({
      usage: { inputTokens: 200, outputTokens: 20 },
    });
    expect(await failing(models.turn(request()))).toMatchObject({
      failures: [{ reason: 'rate_limited', detail: 'not asked again for 9 s' }],
    });
  });

  it('leaves a model that falls silent, and lets one that speaks go on', async () => {
    vi.useFakeTimers();
    const { heard, ears } = listening();
    const models = new WaterfallModels([
      new ScriptedSpeaker('a', [{ text: 'Well', failure: 'HANG' }]),
      new ScriptedSpeaker('b', [{ text: 'Done.' }]),
    ]);
    const answer = models.turn(request({ ...ears, silenceMs: 5000 }));
    await vi.advanceTimersByTimeAsync(4999);
    expect(heard).toEqual(['<a>', 'Well']);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toMatchObject({
      provider: 'b',
      usage: { inputTokens: 200, outputTokens: 20 },
    });
    expect(heard).toContain('!a timeout');
  });

  it('does not pass on the late words of a model that was left', async () => {
    const { heard, ears } = listening();
    const [late, second] = [
      new ScriptedSpeaker('a', [{ failure: cut }]),
      new ScriptedSpeaker('b', [{ text: 'Done.' }, { failure: cut }]),
    ];
    const models = new WaterfallModels([late, second]);
    await models.turn(request(ears));
    late.questions[0]?.onText('too late');
    await failing(models.turn(request(ears)));
    second.questions[1]?.onText('too late');
    expect(heard).not.toContain('too late');
  });

  it('ends with the caller, who gets its own reason', async () => {
    const gone = new Error('the caller left');
    const controller = new AbortController();
    const second = new ScriptedSpeaker('b', [{ text: 'Done.' }]);
    const models = new WaterfallModels([new ScriptedSpeaker('a', [{ failure: 'HANG' }]), second]);
    const error = failing(models.turn(request({ signal: controller.signal })));
    controller.abort(gone);
    expect(await error).toBe(gone);
    expect(second.questions).toEqual([]);
  });
});
