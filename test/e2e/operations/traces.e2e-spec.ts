import { randomBytes } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  DefineProvider,
  Models,
  ResultField,
  StringField,
  defineCapability,
} from '@capstan/kit';
import { currentTraceparent } from '@capstan/platform-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callTool } from '../../conformance/mcp-fixtures/mcp-post.js';
import { type TestApp, startApp } from '../../harness/app.js';
import { scriptedCatalog } from '../../harness/catalog.js';
import { fail } from '../../harness/paid-calls.js';
import { StandInWeb } from '../../harness/stand-in-web/index.js';
import { chatCompletions } from '../../harness/stand-in-web/llm.upstream.js';
import { type ReceivedSpan, TraceCollector } from '../../harness/trace-collector.js';
import { startWorker } from '../../harness/worker.js';

const SERVER = 2;
const CLIENT = 3;
const CONSUMER = 5;
const ERROR = 2;
const MODEL_KEY = 'sk-of-the-operator';

class DigestParams {
  @StringField({ description: 'A text', maxLength: 100, example: 'A long text' })
  text: string;
}

class DigestResult {
  @ResultField({ type: 'string', description: 'The digest', example: 'A text' })
  text: string;
}

@DefineProvider({ name: 'digester', title: 'Digester' })
class Digester implements CapabilityProvider<DigestParams, DigestResult> {
  constructor(private readonly models: Models) {}

  isConfigured = (): boolean => true;

  async call({ text }: DigestParams, { signal, timeoutMs }: CallContext): Promise<DigestResult> {
    const request = { system: 'You digest.', prompt: text, maxOutputTokens: 50, signal, timeoutMs };
    return { text: (await this.models.text(request)).value };
  }
}

const digest = defineCapability<DigestParams, DigestResult>({
  name: 'digest',
  runs: 'as-job',
  title: 'Digest',
  summary: 'Digests.',
  description: 'Digests a text.',
  params: DigestParams,
  result: DigestResult,
  credits: 1,
  deadlineMs: 60_000,
  providers: [Digester],
  accept: ({ text }) => (text === '' ? 'empty' : 'ok'),
  examples: [{ title: 'Digest', params: { text: 'A long text' } }],
});

const { catalog, script } = scriptedCatalog(2);
const served = [...catalog, digest];
const models = new StandInWeb();
let collector: TraceCollector;
let app: TestApp;
let worker: INestApplicationContext;
/** Trace of the caller. */
let traceId: string;
const CALLER_SPAN = 'b7ad6b7169203331';
let traceparent: string;

beforeAll(async () => {
  await models.start();
  collector = await TraceCollector.start();
  const env = {
    OUTBOUND_ALLOW_HOSTS: models.hostPort,
    LLM_PROVIDERS: 'openai',
    OPENAI_API_KEY: MODEL_KEY,
    OPENAI_BASE_URL: models.origin,
    OPENAI_MODEL: 'model-of-the-operator',
  };
  app = await startApp({
    catalog: served,
    env: {
      ...env,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=blue%20sky',
      OTEL_BSP_SCHEDULE_DELAY: '50',
    },
  });
  worker = await startWorker({ DATABASE_URL: app.databaseUrl, ...env }, [], undefined, served);
});
beforeEach(() => {
  traceId = randomBytes(16).toString('hex');
  traceparent = `00-${traceId}-${CALLER_SPAN}-01`;
  script((_provider, params) => ({ text: params.text }));
});
afterAll(async () => {
  await worker?.close();
  await app?.close();
  await collector?.stop();
  await models.stop();
});

const echo = (text = 'hello') => app.call('/v1/echo', { body: { text }, headers: { traceparent } });

/** Waits until a span of that name has arrived. */
async function spanOf(name: string): Promise<ReceivedSpan> {
  const find = () => collector.trace(traceId).find((span) => span.name === name);
  await expect.poll(find, { message: `span ${name}` }).toBeDefined();
  return find() as ReceivedSpan;
}

describe('the trace of a call', () => {
  it('continues that of the caller: request, call, attempt', async () => {
    const { body } = await echo();
    const request = await spanOf('POST /v1/echo');
    const call = await spanOf('call echo');
    const attempt = await spanOf('attempt echo:first');
    expect(request).toMatchObject({
      kind: SERVER,
      parentSpanId: CALLER_SPAN,
      service: 'capstan-api',
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/v1/echo',
        'http.response.status_code': 200,
        'capstan.request_id': body.metadata.request_id,
      },
    });
    expect(call.parentSpanId).toBe(request.spanId);
    expect(call.attributes).toMatchObject({ 'capstan.capability': 'echo', 'capstan.credits': 2 });
    expect(attempt).toMatchObject({ kind: CLIENT, parentSpanId: call.spanId });
    expect(attempt.attributes).toMatchObject({ 'capstan.provider': 'first', 'capstan.outcome': 'ok' });
  });

  it('has what failed, by its error and outcome', async () => {
    script((provider) => (provider === 'first' ? fail('timeout') : fail('upstream_error')));
    await echo();
    expect(await spanOf('POST /v1/echo')).toMatchObject({
      status: ERROR,
      attributes: { 'error.type': '502' },
    });
    expect((await spanOf('call echo')).attributes['error.type']).toBe('providers-failed');
    expect((await spanOf('attempt echo:first')).attributes['error.type']).toBe('timeout');
  });

  it('is not exported if the caller does not sample it', async () => {
    const unsampled = traceparent.replace(/01$/, '00');
    await app.call('/v1/echo', { body: { text: 'x' }, headers: { traceparent: unsampled } });
    traceId = randomBytes(16).toString('hex');
    traceparent = `00-${traceId}-${CALLER_SPAN}-01`;
    await echo();
    await spanOf('POST /v1/echo');
    expect(collector.received).not.toContain(unsampled.split('-')[1]);
  });

  it('is current in providers', async () => {
    let current: string | undefined;
    script((_provider, params) => {
      current = currentTraceparent();
      return { text: params.text };
    });
    await echo();
    const { spanId } = await spanOf('attempt echo:first');
    expect(current).toBe(`00-${traceId}-${spanId}-01`);
  });

  it('has neither parameters, results, keys nor accounts', async () => {
    await echo('words-of-a-prompt');
    await spanOf('POST /v1/echo');
    expect(collector.received).not.toContain('words-of-a-prompt');
    expect(collector.received).not.toContain(app.apiKey);
    expect(collector.received).not.toContain(app.accountId);
  });
});

describe('the trace of a job', () => {
  it('goes from the call through the queue to the worker, its model and the server of the model', async () => {
    let sent: string | undefined;
    const answer = chatCompletions('ok', () => 'In short.');
    models.route('/v1/chat/completions', (exchange) => {
      sent = exchange.request.headers['traceparent'] as string | undefined;
      return answer(exchange);
    });
    const { status } = await app.call('/v1/digest', {
      body: { text: 'words-of-a-prompt' },
      headers: { traceparent },
    });
    expect(status).toBe(200);
    const call = await spanOf('call digest');
    const job = await spanOf('process job');
    expect(job).toMatchObject({ kind: CONSUMER, parentSpanId: call.spanId });
    expect(job.attributes).toMatchObject({
      'messaging.destination.name': 'job',
      'messaging.operation.type': 'process',
      'capstan.job.generation': 1,
    });
    const attempt = await spanOf('attempt digest:digester');
    expect(attempt.parentSpanId).toBe(job.spanId);
    const model = await spanOf('chat model-of-the-operator');
    expect(model).toMatchObject({ kind: CLIENT, parentSpanId: attempt.spanId });
    expect(model.attributes).toMatchObject({
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'openai',
      'gen_ai.request.model': 'model-of-the-operator',
      'gen_ai.usage.output_tokens': expect.any(Number),
    });
    expect(sent).toBe(`00-${traceId}-${model.spanId}-01`);
    expect(collector.received).not.toContain('words-of-a-prompt');
    expect(collector.received).not.toContain('In short.');
    expect(collector.received).not.toContain(MODEL_KEY);
  });
});

describe('the trace of an MCP message', () => {
  it('has the tool, and the call that it makes', async () => {
    await callTool(app, 'echo', { text: 'words-of-a-prompt' }, { headers: { traceparent } });
    const request = await spanOf('POST /mcp');
    const message = await spanOf('tools/call echo');
    const inner = await spanOf('POST /v1/agent');
    expect(request.parentSpanId).toBe(CALLER_SPAN);
    expect(message.parentSpanId).toBe(request.spanId);
    expect(message.attributes).toEqual({
      'mcp.method.name': 'tools/call',
      'gen_ai.tool.name': 'echo',
      'gen_ai.operation.name': 'execute_tool',
    });
    expect(inner.parentSpanId).toBe(message.spanId);
    expect((await spanOf('call echo')).parentSpanId).toBe(inner.spanId);
  });
});

describe('the collector', () => {
  it('gets the configured headers', async () => {
    await echo();
    await spanOf('POST /v1/echo');
    expect(collector.headers['x-tenant']).toBe('blue sky');
  });

  it('does not get probes', async () => {
    await app.call('/health/live', { headers: { traceparent } });
    await echo();
    await spanOf('POST /v1/echo');
    expect(collector.received).not.toContain('/health');
  });
});
