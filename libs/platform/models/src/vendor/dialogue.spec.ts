import { APICallError } from 'ai';
import { MockLanguageModelV4, simulateReadableStream } from 'ai/test';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { DialogueMessage } from '../contract/dialogue.js';
import type { DialogueQuestion } from '../client/model-client.js';
import { ModelCallError } from '../contract/model-call.error.js';
import type { ModelConfig } from '../models.config.js';
import type { TokenUsage } from '../contract/usage.js';
import { AiSdkClient } from './ai-sdk.client.js';

type Streamed = Awaited<ReturnType<MockLanguageModelV4['doStream']>>;
type Part = Streamed['stream'] extends ReadableStream<infer P> ? P : never;
type Reason = Extract<Part, { type: 'finish' }>['finishReason']['unified'];

const config: ModelConfig = {
  provider: 'openai',
  model: 'm',
  apiKey: 'k',
  baseUrl: 'https://vendor.example/v1',
  variablePrefix: 'OPENAI',
};

const finish = (unified: Reason, raw: string = unified): Part => ({
  type: 'finish',
  finishReason: { unified, raw },
  usage: {
    inputTokens: { total: 11, noCache: 11, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: 5, text: 5, reasoning: undefined },
  },
});
const says = (...pieces: string[]): Part[] => [
  { type: 'text-start', id: '1' },
  ...pieces.map((delta): Part => ({ type: 'text-delta', id: '1', delta })),
  { type: 'text-end', id: '1' },
];
const calls = (input: string, toolName = 'read'): Part => ({
  type: 'tool-call',
  toolCallId: 'functions.read:0',
  toolName,
  input,
});

function streaming(...parts: Part[]): MockLanguageModelV4 {
  return new MockLanguageModelV4({
    doStream: () => Promise.resolve({ stream: simulateReadableStream({ chunks: parts }) }),
  });
}

function question(more: Partial<DialogueQuestion> = {}): DialogueQuestion {
  return {
    system: 'You build.',
    messages: [{ role: 'user', text: 'Continue.' }],
    tools: [{ name: 'read', description: 'Reads.', input: z.object({ path: z.string() }) }],
    maxOutputTokens: 100,
    signal: new AbortController().signal,
    onText: () => {},
    onActivity: () => {},
    onUsage: () => {},
    ...more,
  };
}

const conversing = (model: MockLanguageModelV4, more: Partial<DialogueQuestion> = {}) =>
  new AiSdkClient(config, model).converse(question(more));

async function faultOf(asked: Promise<unknown>): Promise<ModelCallError> {
  const error = await asked.then(
    () => expect.unreachable('it answered'),
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(ModelCallError);
  return error as ModelCallError;
}

describe('conversing', () => {
  it('passes text on as it arrives', async () => {
    const received: unknown[] = [];
    const reply = await conversing(streaming(...says('Un', 'derstood.'), finish('stop')), {
      onText: (text) => received.push(text),
      onUsage: (usage) => received.push(usage),
    });
    expect(reply).toEqual({
      message: { role: 'assistant', text: 'Understood.', calls: [] },
      ending: 'complete',
    });
    expect(received).toEqual(['Un', 'derstood.', { inputTokens: 11, outputTokens: 5 }]);
  });

  it('assigns new ids to calls, and does not validate their input', async () => {
    const { message } = await conversing(
      streaming(calls('{"path":1}'), calls('{}', 'no such tool'), finish('tool-calls')),
    );
    expect(message.calls).toEqual([
      { id: expect.stringMatching(/^[A-Za-z0-9]{9}$/), name: 'read', input: { path: 1 } },
      { id: expect.stringMatching(/^[A-Za-z0-9]{9}$/), name: 'unknown', input: {} },
    ]);
    expect(message.calls[0]?.id).not.toBe(message.calls[1]?.id);
  });

  it.each(['{"path": "in', '[1]', '"index.html"'])('marks %s as invalid input', async (input) => {
    const { message } = await conversing(streaming(calls(input), finish('tool-calls')));
    expect(message.calls).toMatchObject([{ name: 'read', input: {}, isGarbled: true }]);
  });

  it('drops a call that was cut off', async () => {
    const reply = await conversing(streaming(calls('{"path":"a"}'), calls('{"path": "in'), finish('length')));
    expect(reply).toMatchObject({ ending: 'cut', message: { calls: [{ input: { path: 'a' } }] } });
    expect(reply.message.calls).toHaveLength(1);
  });

  it("converts the calls of another model to the vendor's form", async () => {
    const model = streaming(...says('Done.'), finish('stop'));
    const messages: DialogueMessage[] = [
      { role: 'user', text: 'Read it.' },
      {
        role: 'assistant',
        text: '',
        calls: [
          { id: 'abcdefghi', name: 'read', input: { path: 'a' } },
          { id: 'jklmnopqr', name: 'read', input: {}, isGarbled: true },
        ],
      },
      {
        role: 'tools',
        results: [
          { callId: 'abcdefghi', name: 'read', output: 'content', isError: false },
          { callId: 'jklmnopqr', name: 'read', output: 'no JSON', isError: true },
        ],
      },
    ];
    await conversing(model, { messages });
    expect(model.doStreamCalls[0]).toMatchObject({
      maxOutputTokens: 100,
      tools: [
        {
          name: 'read',
          description: 'Reads.',
          inputSchema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
        },
      ],
      prompt: [
        { role: 'system', content: 'You build.' },
        { role: 'user', content: [{ type: 'text', text: 'Read it.' }] },
        {
          role: 'assistant',
          content: [
            { type: 'tool-call', toolCallId: 'abcdefghi', toolName: 'read', input: { path: 'a' } },
            { type: 'tool-call', toolCallId: 'jklmnopqr', input: {} },
          ],
        },
        {
          role: 'tool',
          content: [
            { toolCallId: 'abcdefghi', output: { type: 'text', value: 'content' } },
            { toolCallId: 'jklmnopqr', output: { type: 'error-text', value: 'no JSON' } },
          ],
        },
      ],
    });
  });

  it('marks the cacheable prefix for Anthropic', async () => {
    const model = streaming(...says('Done.'), finish('stop'));
    const messages = ['One.', 'Two.'].map((text): DialogueMessage => ({ role: 'user', text }));
    await conversing(model, { messages });
    const marks = model.doStreamCalls[0]?.prompt.map(({ role, providerOptions }) => [role, providerOptions]);
    const mark = { anthropic: { cacheControl: { type: 'ephemeral' } } };
    expect(marks).toEqual([
      ['system', mark],
      ['user', undefined],
      ['user', mark],
    ]);
  });

  it.each([
    ['interrupted', 'upstream_error'],
    ['error', 'upstream_error'],
    ['other', 'upstream_error'],
    ['content-filter', 'invalid_output'],
  ] as [Reason, string][])('fails with finish reason %s, and counts the tokens', async (reason, expected) => {
    let reported: TokenUsage | undefined;
    const onUsage = (usage: TokenUsage): void => void (reported = usage);
    const fault = await faultOf(conversing(streaming(...says('Half'), finish(reason)), { onUsage }));
    expect(fault.reason).toBe(expected);
    expect(reported).toEqual({ inputTokens: 11, outputTokens: 5 });
  });

  it('reports the tokens of the prompt early (Anthropic)', async () => {
    const usage = { input_tokens: 10, cache_read_input_tokens: 30, output_tokens: 1 };
    const start: Part = { type: 'raw', rawValue: { type: 'message_start', message: { usage } } };
    const reported: TokenUsage[] = [];
    await faultOf(
      conversing(streaming(start, ...says('Half')), { onUsage: (usage) => reported.push(usage) }),
    );
    expect(reported[0]).toEqual({ inputTokens: 40, outputTokens: 0 });
  });

  it('fails when the vendor reports an error as finish reason (OpenRouter)', async () => {
    const fault = await faultOf(conversing(streaming(...says('Half'), finish('stop', 'error'))));
    expect(fault.reason).toBe('upstream_error');
  });

  it('fails when the stream has no end', async () => {
    expect((await faultOf(conversing(streaming(...says('Half'))))).reason).toBe('upstream_error');
  });

  it('classifies an error within the stream, and drops its message', async () => {
    const error = new APICallError({
      message: 'sk-secret asked: swordfish',
      url: 'https://vendor.example',
      requestBodyValues: {},
      statusCode: 429,
      responseHeaders: { 'retry-after': '7' },
    });
    const fault = await faultOf(conversing(streaming(...says('Half'), { type: 'error', error })));
    expect(fault).toMatchObject({ reason: 'rate_limited', retryAfterSeconds: 7 });
    expect(`${fault.stack} ${JSON.stringify(fault)}`).not.toMatch(/sk-secret|swordfish/);
  });
});
