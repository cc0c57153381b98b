import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Line, ScriptedClient } from '../fixtures/scripted.client.js';
import { ModelCallError } from '../contract/model-call.error.js';
import { ObjectAnswers } from './object-answer.js';

const schema = z.object({ name: z.string().describe('What it is called'), legs: z.number().int() });

const request = {
  system: 'You know animals.',
  prompt: 'Which one purrs?',
  maxOutputTokens: 100,
  temperature: 0.5,
  signal: new AbortController().signal,
  timeoutMs: 1000,
  schema,
};

const refusal = new ModelCallError('upstream_error', 'refused', { status: 400, isInvalidRequest: true });

async function run(client: ScriptedClient, answers = new ObjectAnswers()): Promise<unknown> {
  return answers.answer(client, request, request.signal);
}

async function faultOf(lines: Line[]): Promise<unknown> {
  return run(new ScriptedClient('a', lines)).then(
    () => expect.unreachable('it answered'),
    (error: unknown) => error,
  );
}

describe('ObjectAnswers', () => {
  it('asks the vendor to enforce the schema, without repeating it in the prompt', async () => {
    const client = new ScriptedClient('a', ['{"name":"cat","legs":4}']);
    expect(await run(client)).toEqual({
      value: { name: 'cat', legs: 4 },
      usage: { inputTokens: 10, outputTokens: 3 },
    });
    expect(client.questions).toEqual([
      {
        system: 'You know animals.',
        turns: [{ role: 'user', content: 'Which one purrs?' }],
        maxOutputTokens: 100,
        temperature: 0.5,
        signal: request.signal,
        schema,
      },
    ]);
  });

  it('repeats the schema in the prompt for a server that may ignore it', async () => {
    const client = new ScriptedClient('a', ['{"name":"cat","legs":4}'], { needsSchemaInPrompt: true });
    await run(client);
    expect(client.questions[0]?.schema).toBe(schema);
    expect(client.questions[0]?.system).toMatch(/^You know animals\.\n\nAnswer with one JSON value/);
    expect(client.questions[0]?.system).toContain('"description":"What it is called"');
  });

  it('puts the schema in the prompt when the vendor rejects it, and at once from then on', async () => {
    const client = new ScriptedClient('a', [refusal, 'Sure: {"name":"cat","legs":4}']);
    const answers = new ObjectAnswers();
    expect(await run(client, answers)).toMatchObject({ value: { name: 'cat', legs: 4 } });
    await run(client, answers);
    expect(client.questions.map((question) => question.schema)).toEqual([schema, undefined, undefined]);
    expect(client.questions[1]?.system).toContain('"required":["name","legs"]');
  });

  it('does not remember a rejection with another cause', async () => {
    const client = new ScriptedClient('a', [refusal, refusal, '{"name":"cat","legs":4}']);
    const answers = new ObjectAnswers();
    await expect(run(client, answers)).rejects.toBe(refusal);
    await run(client, answers);
    expect(client.questions[2]?.schema).toBe(schema);
  });

  it('does not treat a rate limit as a rejection of the schema', async () => {
    const limited = new ModelCallError('rate_limited', 'm', { status: 429 });
    const client = new ScriptedClient('a', [limited, '{"name":"cat","legs":4}']);
    await expect(run(client)).rejects.toBe(limited);
    expect(client.questions).toHaveLength(1);
  });

  it('sends an invalid answer back once, with its errors', async () => {
    const client = new ScriptedClient('a', ['{"name":"cat","legs":"four"}', '{"name":"cat","legs":4}']);
    expect(await run(client)).toEqual({
      value: { name: 'cat', legs: 4 },
      usage: { inputTokens: 20, outputTokens: 6 },
    });
    const [, repair] = client.questions;
    expect(repair?.turns.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
    expect(repair?.turns[1]?.content).toBe('{"name":"cat","legs":"four"}');
    expect(repair?.turns[2]?.content).toMatch(/legs: [^]*JSON Schema/);
  });

  it('sends back an answer that is not JSON', async () => {
    const client = new ScriptedClient('a', ['A cat, of course.', '{"name":"cat","legs":4}']);
    expect(await run(client)).toMatchObject({ value: { name: 'cat' } });
    expect(client.questions[1]?.turns[2]?.content).toMatch(/^That is not JSON/);
  });

  it('gives up after one repair', async () => {
    const client = new ScriptedClient('a', ['{"name":1}']);
    await expect(run(client)).rejects.toMatchObject({ reason: 'invalid_output' });
    expect(client.questions).toHaveLength(2);
  });

  it.each([
    ['no text', { text: '  ' }],
    [
      'an answer that is cut off, although the part received is valid',
      { text: '{"name":"cat","legs":4}', ending: 'cut' },
    ],
    ['a refusal', { text: 'I cannot.', ending: 'refused' }],
  ] as [string, Line][])('treats %s as invalid output, and does not retry', async (_, line) => {
    expect(await faultOf([line, '{"name":"cat","legs":4}'])).toMatchObject({ reason: 'invalid_output' });
  });

  it('returns the answer as parsed by the schema', async () => {
    const answers = new ObjectAnswers();
    const client = new ScriptedClient('a', ['{"tags":[" a "]}']);
    const trimming = z.object({ tags: z.array(z.string().trim()), note: z.string().default('none') });
    const { value } = await answers.answer(client, { ...request, schema: trimming }, request.signal);
    expect(value).toEqual({ tags: ['a'], note: 'none' });
  });
});
