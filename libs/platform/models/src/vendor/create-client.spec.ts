import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OutboundFetch } from '@capstan/platform-outbound';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { ModelClient, ModelQuestion } from '../client/model-client.js';
import { ModelCallError } from '../contract/model-call.error.js';
import type { ModelConfig, ModelProviderName } from '../models.config.js';
import { createClient } from './create-client.js';

interface Received {
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

const KEY = 'sk-secret-of-the-operator';
const PROMPT = 'The launch code is swordfish.';

let server: Server;
let origin: string;
let outbound: OutboundFetch;
let received: Received[];
let respond: (response: ServerResponse) => void;

beforeEach(async () => {
  received = [];
  server = createServer((request, response) => {
    const chunks: Uint8Array[] = [];
    request.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Received['body'];
      received.push({ path: request.url, headers: request.headers, body });
      respond(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const hostPort = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  origin = `http://${hostPort}`;
  outbound = new OutboundFetch({ allowHosts: [hostPort], userAgent: 'Capstan/test' });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await outbound.close();
  server.closeAllConnections();
  server.close();
});

function client(provider: ModelProviderName, more: Partial<ModelConfig> = {}): ModelClient {
  const config: ModelConfig = {
    provider,
    model: provider === 'anthropic' ? 'claude-sonnet-4-5' : 'gpt-4.1-mini',
    apiKey: KEY,
    baseUrl: `${origin}/v1`,
    variablePrefix: provider.toUpperCase(),
    ...more,
  };
  return createClient(config, outbound.fetch);
}

function question(more: Partial<ModelQuestion> = {}): ModelQuestion {
  return {
    system: 'Be brief.',
    turns: [{ role: 'user', content: PROMPT }],
    maxOutputTokens: 50,
    temperature: 0,
    signal: new AbortController().signal,
    ...more,
  };
}

function answers(status: number, body: unknown, headers: Record<string, string> = {}): void {
  respond = (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

function completion(message: object, finish_reason: string | null = 'stop'): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_776_000_000,
    model: 'gpt-4.1-mini-2025-04-14',
    choices: [
      { index: 0, message: { role: 'assistant', refusal: null, ...message }, logprobs: null, finish_reason },
    ],
    usage: { prompt_tokens: 11, completion_tokens: 5, total_tokens: 16 },
  };
}

function message(content: object[], stop_reason = 'end_turn'): object {
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-sonnet-4-5',
    content,
    stop_reason,
    stop_sequence: null,
    usage: { input_tokens: 12, output_tokens: 6 },
  };
}

async function faultOf(asked: Promise<unknown>): Promise<ModelCallError> {
  const error = await asked.then(
    () => expect.unreachable('it answered'),
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(ModelCallError);
  return error as ModelCallError;
}

describe('OpenAI', () => {
  it('uses chat completions', async () => {
    answers(200, completion({ content: 'Understood.' }));
    expect(await client('openai').ask(question())).toEqual({
      text: 'Understood.',
      ending: 'complete',
      usage: { inputTokens: 11, outputTokens: 5 },
    });
    expect(received).toEqual([
      {
        path: '/v1/chat/completions',
        headers: expect.objectContaining({ authorization: `Bearer ${KEY}`, 'user-agent': 'Capstan/test' }),
        body: {
          model: 'gpt-4.1-mini',
          max_tokens: 50,
          temperature: 0,
          messages: [
            { role: 'system', content: 'Be brief.' },
            { role: 'user', content: PROMPT },
          ],
        },
      },
    ]);
  });

  it('sends a reasoning model only supported settings, without printing warnings', async () => {
    const warned = vi.spyOn(process, 'emitWarning');
    answers(200, completion({ content: 'Understood.' }));
    await client('openai', { model: 'gpt-5.4-mini' }).ask(question());
    expect(received[0]?.body).toMatchObject({ max_completion_tokens: 50 });
    expect(received[0]?.body).not.toHaveProperty('max_tokens');
    expect(warned).not.toHaveBeenCalled();
  });

  it('requests enforcement of a schema, and returns the text unchanged', async () => {
    answers(200, completion({ content: '{"legs": "four"}' }));
    const schema = z.object({ legs: z.number() });
    expect(await client('openai').ask(question({ schema }))).toMatchObject({ text: '{"legs": "four"}' });
    expect(received[0]?.body['response_format']).toMatchObject({
      type: 'json_schema',
      json_schema: {
        strict: true,
        schema: { type: 'object', required: ['legs'], additionalProperties: false },
      },
    });
  });

  it.each([
    ['cut off', completion({ content: 'Once' }, 'length'), { text: 'Once', ending: 'cut' }],
    ['cut off before any text', completion({ content: '' }, 'length'), { text: '', ending: 'cut' }],
    ['empty', completion({ content: '' }), { text: '', ending: 'complete' }],
    ['null', completion({ content: null }), { text: '', ending: 'complete' }],
    ['filtered', completion({ content: '' }, 'content_filter'), { ending: 'refused' }],
    ['declined', completion({ content: null, refusal: 'I cannot.' }), { ending: 'refused' }],
  ])('recognizes an answer that is %s', async (_, body, expected) => {
    answers(200, body);
    expect(await client('openai').ask(question())).toMatchObject(expected);
    answers(200, body);
    const schema = z.object({ legs: z.number() });
    expect(await client('openai').ask(question({ schema }))).toMatchObject(expected);
  });
});

describe('Anthropic', () => {
  it('uses the Messages API', async () => {
    answers(200, message([{ type: 'text', text: 'Understood.' }]));
    expect(await client('anthropic').ask(question())).toEqual({
      text: 'Understood.',
      ending: 'complete',
      usage: { inputTokens: 12, outputTokens: 6 },
    });
    expect(received[0]).toMatchObject({
      path: '/v1/messages',
      headers: { 'x-api-key': KEY, 'anthropic-version': '2023-06-01' },
      body: {
        model: 'claude-sonnet-4-5',
        max_tokens: 50,
        temperature: 0,
        system: [{ type: 'text', text: 'Be brief.' }],
        messages: [{ role: 'user', content: [{ type: 'text', text: PROMPT }] }],
      },
    });
  });

  it('requests enforcement of a schema', async () => {
    answers(200, message([{ type: 'text', text: '{"legs":4}' }]));
    const schema = z.object({ legs: z.number() });
    expect(await client('anthropic').ask(question({ schema }))).toMatchObject({ text: '{"legs":4}' });
    expect(received[0]?.body['output_config']).toMatchObject({ format: { type: 'json_schema' } });
  });

  it('reads the object of an older model from its tool call', async () => {
    respond = (response) => {
      const [tool] = received[0]!.body['tools'] as { name: string }[];
      answers(
        200,
        message([{ type: 'tool_use', id: 'toolu_1', name: tool?.name, input: { legs: 4 } }], 'tool_use'),
      );
      respond(response);
    };
    const schema = z.object({ legs: z.number() });
    const old = client('anthropic', { model: 'claude-3-haiku-20240307' });
    const reply = await old.ask(question({ schema }));
    expect(JSON.parse(reply.text)).toEqual({ legs: 4 });
    expect(reply.ending).toBe('complete');
  });

  it.each([
    ['cut off', message([{ type: 'text', text: 'Once' }], 'max_tokens'), { text: 'Once', ending: 'cut' }],
    ['empty', message([]), { text: '', ending: 'complete' }],
    ['declined', message([], 'refusal'), { ending: 'refused' }],
  ])('recognizes an answer that is %s', async (_, body, expected) => {
    answers(200, body);
    expect(await client('anthropic').ask(question())).toMatchObject(expected);
  });
});

describe('a compatible server', () => {
  it('is called without a key when none is set', async () => {
    answers(200, completion({ content: 'Understood.' }));
    const { provider, ...local } = {
      provider: 'openai_compatible' as const,
      apiKey: undefined,
      model: 'qwen3:8b',
    };
    expect(await client(provider, local).ask(question())).toMatchObject({ text: 'Understood.' });
    expect(received[0]?.headers).not.toHaveProperty('authorization');
    expect(received[0]?.body).toMatchObject({ model: 'qwen3:8b', max_tokens: 50 });
  });

  it('may omit usage and finish reason, and include reasoning', async () => {
    answers(200, {
      choices: [{ message: { role: 'assistant', content: '<think>Hm. {"a":0}</think>\n{"a":1}' } }],
    });
    const reply = await client('openai_compatible').ask(question());
    expect(reply).toMatchObject({ ending: 'complete', usage: { inputTokens: 0, outputTokens: 0 } });
    expect(reply.text.trim()).toBe('{"a":1}');
  });

  it('receives the schema to enforce', async () => {
    answers(200, completion({ content: '{"legs":4}' }));
    await client('openai_compatible').ask(question({ schema: z.object({ legs: z.number() }) }));
    expect(received[0]?.body['response_format']).toMatchObject({ type: 'json_schema' });
  });

  it('fails when it aborts an answer (OpenRouter)', async () => {
    answers(200, {
      ...completion({ content: 'Half of' }, 'error'),
    });
    expect((await faultOf(client('openai_compatible').ask(question()))).reason).toBe('upstream_error');
  });
});

describe.each(['openai', 'anthropic', 'openai_compatible'] as const)('%s', (provider) => {
  const prefix = provider.toUpperCase();

  it.each([
    ['429', 429, { 'retry-after': '7' }, { reason: 'rate_limited', retryAfterSeconds: 7, status: 429 }],
    ['401', 401, {}, { reason: 'misconfigured', message: `refused ${prefix}_API_KEY` }],
    ['500', 500, {}, { reason: 'upstream_error', status: 500 }],
    ['400', 400, {}, { reason: 'upstream_error', isInvalidRequest: true, status: 400 }],
  ] as const)('is called once, and its %s is classified', async (_, status, headers, expected) => {
    answers(status, { error: { message: `${KEY} asked: ${PROMPT}`, type: 'x' } }, headers);
    expect(await faultOf(client(provider).ask(question()))).toMatchObject(expected);
    expect(received).toHaveLength(1);
  });

  it.each([
    ['an error under status 200', { error: { code: 429, message: 'Rate limit exceeded' } }, 'rate_limited'],
    ['a page of HTML', '<html>hello</html>', 'upstream_error'],
    ['JSON that is cut', '{"id":"x","choi', 'upstream_error'],
    ['an answer without content', { id: 'x', object: 'chat.completion', choices: [] }, 'upstream_error'],
  ])('classifies %s', async (_, body, reason) => {
    answers(200, body);
    expect((await faultOf(client(provider).ask(question()))).reason).toBe(reason);
  });

  it('reports a closed connection as an upstream error', async () => {
    respond = (response) => response.destroy();
    expect((await faultOf(client(provider).ask(question()))).reason).toBe('upstream_error');
  });

  it('keeps keys and prompts out of errors', async () => {
    for (const status of [200, 400, 401, 402, 404, 429, 500]) {
      answers(status, { error: { message: `${KEY} asked: ${PROMPT}`, type: 'x', code: 'y' } });
      const fault = await faultOf(client(provider).ask(question()));
      const all = `${fault.stack} ${JSON.stringify(fault)} ${String(fault.cause)}`;
      expect(all).not.toMatch(/sk-secret|swordfish/);
    }
  });

  it('refuses a private address that is not allowed, naming the variable to set', async () => {
    answers(200, completion({ content: 'leaked' }));
    const guarded = new OutboundFetch({ allowHosts: [], userAgent: 'Capstan/test' });
    const config = { provider, model: 'm', apiKey: KEY, baseUrl: `${origin}/v1`, variablePrefix: prefix };
    const fault = await faultOf(createClient(config, guarded.fetch).ask(question()));
    expect(fault).toMatchObject({
      reason: 'misconfigured',
      message: `${prefix}_BASE_URL is not a public address: list its host:port in OUTBOUND_ALLOW_HOSTS to allow it`,
    });
    expect(received).toEqual([]);
    await guarded.close();
  });

  it('does not follow a redirect with the key', async () => {
    respond = (response) => response.writeHead(307, { location: `${origin}/elsewhere` }).end();
    expect(await faultOf(client(provider).ask(question()))).toMatchObject({
      reason: 'misconfigured',
      message: `${prefix}_BASE_URL redirects: set it to the final URL`,
    });
    expect(received).toHaveLength(1);
  });

  it('closes the connection when the caller aborts', async () => {
    const controller = new AbortController();
    const closed = Promise.withResolvers<void>();
    respond = (response) => {
      response.once('close', () => closed.resolve());
      controller.abort(new Error('the caller left'));
    };
    const fault = await faultOf(client(provider).ask(question({ signal: controller.signal })));
    expect(fault.message).not.toContain(KEY);
    await closed.promise;
  });

  it('reads nothing from the environment', async () => {
    vi.stubEnv('OPENAI_BASE_URL', 'http://127.0.0.1:9/env');
    vi.stubEnv('ANTHROPIC_BASE_URL', 'http://127.0.0.1:9/env');
    vi.stubEnv('OPENAI_API_KEY', 'sk-env');
    vi.stubEnv('ANTHROPIC_API_KEY', 'sk-env');
    vi.stubEnv('ANTHROPIC_AUTH_TOKEN', 'token-env');
    answers(
      200,
      provider === 'anthropic' ? message([{ type: 'text', text: 'Yes.' }]) : completion({ content: 'Yes.' }),
    );
    expect(await client(provider).ask(question())).toMatchObject({ text: 'Yes.' });
    expect(JSON.stringify(received[0]?.headers)).not.toMatch(/env/);
    vi.unstubAllEnvs();
  });
});
