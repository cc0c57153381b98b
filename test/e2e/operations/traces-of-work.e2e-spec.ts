import { randomBytes } from 'node:crypto';
import { type INestApplicationContext, Injectable, type LoggerService, Module } from '@nestjs/common';
import { ApiKeysService } from '@capstan/auth';
import { catalog as products } from '@capstan/catalog';
import {
  type CapabilityProvider,
  DefineProvider,
  type DomainEvent,
  OnDomainEvent,
  ResultField,
  StringField,
  defineCapability,
} from '@capstan/kit';
import { createLogger, currentTraceparent } from '@capstan/platform-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { scriptedCatalog } from '../../harness/catalog.js';
import { fail } from '../../harness/paid-calls.js';
import { testTelemetry } from '../../harness/test-telemetry.js';
import { type ReceivedSpan, TraceCollector } from '../../harness/trace-collector.js';
import { WebhookReceiver } from '../../harness/webhook-receiver.js';
import { startWorker } from '../../harness/worker.js';

const CONSUMER = 5;
const ERROR = 2;

class ShoutParams {
  @StringField({ description: 'A text', maxLength: 100, example: 'Hello' })
  text: string;
}

class ShoutResult {
  @ResultField({ type: 'string', description: 'The text', example: 'HELLO' })
  text: string;
}

@DefineProvider({ name: 'shouter', title: 'Shouter' })
class Shouter implements CapabilityProvider<ShoutParams, ShoutResult> {
  isConfigured = (): boolean => true;

  async call({ text }: ShoutParams): Promise<ShoutResult> {
    return { text: text.toUpperCase() };
  }
}

const shout = defineCapability<ShoutParams, ShoutResult>({
  name: 'shout',
  runs: 'as-job',
  title: 'Shout',
  summary: 'Shouts.',
  description: 'Shouts a text.',
  params: ShoutParams,
  result: ShoutResult,
  credits: 1,
  deadlineMs: 60_000,
  providers: [Shouter],
  accept: () => 'ok',
  examples: [{ title: 'Shout', params: { text: 'Hello' } }],
});

/** In which trace each charge was handled, by the id of its call. */
const traceOfCharge = new Map<string, string | undefined>();
const isBroken = { keys: false };

@Injectable()
class Handlers {
  @OnDomainEvent('credits.charged', { handler: 'test.charges' })
  async charged({ data }: DomainEvent<{ request_id: string }>): Promise<void> {
    traceOfCharge.set(data.request_id, currentTraceparent()?.split('-')[1]);
  }

  @OnDomainEvent('key.revoked', { handler: 'test.keys' })
  async revoked(): Promise<void> {
    if (isBroken.keys) throw new RangeError('words of a customer');
  }
}

@Module({ providers: [Handlers] })
class HandlersModule {}

/** What the worker logs, and the span in which it does. */
class SeenLog implements LoggerService {
  readonly lines: { message: string; traceparent: string | undefined }[] = [];
  private readonly add = (message: unknown): void => {
    this.lines.push({ message: JSON.stringify(message), traceparent: currentTraceparent() });
  };
  log = this.add;
  error = this.add;
  warn = this.add;
  debug = this.add;

  spanOf(part: string): string | undefined {
    return this.lines.find(({ message }) => message.includes(part))?.traceparent?.split('-')[2];
  }
}

const { catalog: scripted, script } = scriptedCatalog(2);
const catalog = [...scripted, shout, ...products.filter(({ name }) => name === 'batch')];
let collector: TraceCollector;
let receiver: WebhookReceiver;
let app: TestApp;
let worker: INestApplicationContext;
let log: SeenLog;
let trace: Trace;

/** A trace of the caller. */
class Trace {
  readonly id = randomBytes(16).toString('hex');
  readonly headers = { traceparent: `00-${this.id}-b7ad6b7169203331-01` };

  named = (name: string): ReceivedSpan[] => collector.trace(this.id).filter((span) => span.name === name);

  /** Waits for spans of a name. */
  async spans(name: string, count: number): Promise<ReceivedSpan[]> {
    await expect.poll(() => this.named(name), { message: `spans ${name}` }).toHaveLength(count);
    return this.named(name);
  }

  async span(name: string): Promise<ReceivedSpan> {
    const [span] = await this.spans(name, 1);
    return span as ReceivedSpan;
  }
}

beforeAll(async () => {
  [collector, receiver] = await Promise.all([TraceCollector.start(), WebhookReceiver.start()]);
  const env = { OUTBOUND_ALLOW_HOSTS: receiver.hostPort, WEBHOOK_RETRY_SECONDS: '3600' };
  const modules = [HandlersModule];
  app = await startApp({
    catalog,
    modules,
    env: { ...env, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '50' },
  });
  worker = await startWorker({ DATABASE_URL: app.databaseUrl, ...env }, [], modules, catalog);
  log = new SeenLog();
  worker.useLogger(log);
});
beforeEach(() => {
  trace = new Trace();
  script((_provider, params) => ({ text: params.text }));
  receiver.answer = (_webhook, response) => response.end('ok');
});
afterAll(async () => {
  worker?.useLogger(createLogger('test', testTelemetry()));
  await worker?.close();
  await app?.close();
  await Promise.all([collector?.stop(), receiver?.stop()]);
});

const post = (path: string, body: object, options: { key?: string } = {}) =>
  app.call(path, { body, headers: trace.headers, ...options });
const batch = (capability: string, ...texts: string[]) =>
  post('/v1/batch', { capability, inputs: texts.map((text) => ({ text })) });
/** An account whose webhook gets an event. */
async function subscribe(type: string): Promise<{ accountId: string; key: string }> {
  const { accountId, apiKey: key } = await app.createAccount();
  const { status } = await app.call('/v1/webhooks', {
    body: { url: receiver.url(), event_types: [type] },
    key,
  });
  expect(status).toBe(200);
  return { accountId, key };
}
const createKey = (key: string) => post('/v1/keys', { name: 'crawler' }, { key });

describe('a batch', () => {
  it('has a span for each item, with its call', async () => {
    expect((await batch('echo', 'one', 'two')).status).toBe(200);
    const job = await trace.span('process job');
    const attempt = await trace.span('attempt batch:batch_runner');
    const items = await trace.spans('job item', 2);
    const calls = await trace.spans('call echo', 2);
    expect(job.parentSpanId).toBe((await trace.span('call batch')).spanId);
    expect(attempt.parentSpanId).toBe(job.spanId);
    expect(items.map(({ parentSpanId }) => parentSpanId)).toEqual([attempt.spanId, attempt.spanId]);
    expect(new Set(items.map(({ attributes }) => attributes['capstan.job.item']))).toEqual(new Set([1, 2]));
    expect(new Set(calls.map(({ parentSpanId }) => parentSpanId))).toEqual(
      new Set(items.map(({ spanId }) => spanId)),
    );
  });

  it('has the jobs of the calls that it hands over', async () => {
    expect((await batch('shout', 'one')).status).toBe(200);
    const item = await trace.span('job item');
    const call = await trace.span('call shout');
    const attempt = await trace.span('attempt shout:shouter');
    expect(call.parentSpanId).toBe(item.spanId);
    const job = trace.named('process job').find(({ spanId }) => spanId === attempt.parentSpanId);
    expect(job).toMatchObject({ kind: CONSUMER, parentSpanId: call.spanId });
  });

  it('logs what goes wrong with an item in the span of its attempt', async () => {
    script(() => fail('misconfigured'));
    await batch('echo', 'one');
    const attempt = await trace.span('attempt echo:first');
    expect(log.spanOf('"outcome":"misconfigured"')).toBe(attempt.spanId);
  });
});

describe('a message', () => {
  it('is sent in the trace of the call that ordered it', async () => {
    const { status } = await post('/v1/messages', { channel: 'inbox', text: 'words of a prompt' });
    expect(status).toBe(200);
    const message = await trace.span('process message');
    expect(message.parentSpanId).toBe((await trace.span('call send_message')).spanId);
    expect(await trace.span('attempt send_message:inbox')).toMatchObject({
      parentSpanId: message.spanId,
      attributes: { 'capstan.provider': 'inbox', 'capstan.outcome': 'ok' },
    });
    expect(collector.received).not.toContain('words of a prompt');
  });
});

describe('an event', () => {
  it('is handled, and its webhook sent, in the trace of what made it happen', async () => {
    const { key } = await subscribe('key.created');
    expect((await createKey(key)).status).toBe(200);
    const event = await trace.span('process event');
    const webhook = await trace.span('process webhook');
    expect(event).toMatchObject({
      kind: CONSUMER,
      parentSpanId: (await trace.span('POST /v1/keys')).spanId,
      attributes: { 'messaging.destination.name': 'event', 'capstan.event.handler': 'webhooks.fan-out' },
    });
    expect(webhook).toMatchObject({
      kind: CONSUMER,
      parentSpanId: event.spanId,
      attributes: { 'messaging.destination.name': 'webhook', 'capstan.job.generation': 1 },
    });
    expect(collector.received).not.toContain(receiver.hostPort);
  });

  it('shows and logs that its webhook was refused', async () => {
    receiver.answer = (_webhook, response) => response.writeHead(503).end();
    const { key } = await subscribe('key.created');
    await createKey(key);
    const webhook = await trace.span('process webhook');
    expect(webhook).toMatchObject({ status: ERROR, attributes: { 'error.type': '503' } });
    expect(log.spanOf('a webhook delivery failed')).toBe(webhook.spanId);
  });

  it('shows and logs that a handler failed, without words of the error', async () => {
    isBroken.keys = true;
    const { body } = await createKey(app.apiKey);
    trace = new Trace();
    await app.call(`/v1/keys/${body.data.id}`, { method: 'DELETE', headers: trace.headers });
    const isOfTest = ({ attributes }: ReceivedSpan) => attributes['capstan.event.handler'] === 'test.keys';
    await expect.poll(() => trace.named('process event').some(isOfTest)).toBe(true);
    const event = trace.named('process event').find(isOfTest);
    expect(event).toMatchObject({ status: ERROR, attributes: { 'error.type': 'RangeError' } });
    expect(log.spanOf('test.keys failed and is retried')).toBe(event?.spanId);
    expect(collector.received).not.toContain('words of a customer');
    isBroken.keys = false;
  });

  it('of a charge is handled in the trace of its call, although calls are booked together', async () => {
    const traces = Array.from({ length: 12 }, () => new Trace());
    const answers = await Promise.all(
      traces.map(({ headers }) => app.call('/v1/echo', { body: { text: 'x' }, headers })),
    );
    const ids = answers.map(({ body }) => body.metadata.request_id as string);
    await expect.poll(() => ids.every((id) => traceOfCharge.has(id))).toBe(true);
    expect(ids.map((id) => traceOfCharge.get(id))).toEqual(traces.map(({ id }) => id));
  });

  it('that nothing traced made happen has a trace of its own', async () => {
    const { accountId } = await subscribe('key.created');
    const before = collector.spans.length;
    await app.app.get(ApiKeysService).create({ accountId, name: 'by an operator' });
    const isWebhook = ({ name }: ReceivedSpan) => name === 'process webhook';
    await expect.poll(() => collector.spans.slice(before).some(isWebhook)).toBe(true);
    const webhook = collector.spans.slice(before).find(isWebhook);
    const event = collector
      .trace(webhook?.traceId ?? '')
      .find(({ spanId }) => spanId === webhook?.parentSpanId);
    expect(event).toMatchObject({ name: 'process event', parentSpanId: undefined });
  });
});

describe('maintenance', () => {
  it('has a trace of its own', async () => {
    const find = () => collector.spans.find(({ name }) => name === 'maintenance capabilities.maintenance');
    await expect.poll(find).toBeDefined();
    expect(find()?.parentSpanId).toBeUndefined();
  });
});
