import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { currentTraceparent, maintenanceOperation, traceScope } from '@capstan/platform-core';
import {
  ClaimLoop,
  LeaseLostError,
  type ObservedJobRun,
  jobItemOperation,
  jobRunOperation,
  jobStepOperation,
} from '@capstan/platform-jobs';
import { ModelCallError, modelCallOperation } from '@capstan/platform-models';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { traceOperations } from './operation-spans.js';
import { Spans } from './spans.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

const exporter = new InMemorySpanExporter();
let ends: (() => void)[];

beforeEach(() => {
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  ends = traceOperations(new Spans(provider.getTracer('test')));
});
afterEach(() => {
  ends.forEach((end) => end());
  exporter.reset();
});

const run = (traceparent: string | undefined, work: () => Promise<unknown> = async () => undefined) =>
  jobRunOperation.run({ queue: 'build', jobId: 'b1', generation: 2, traceparent }, work);

function spanOf(name: string): ReadableSpan {
  const span = exporter.getFinishedSpans().find((one) => one.name === name);
  if (!span) throw new Error(`no span ${name}`);
  return span;
}

describe('spans of jobs', () => {
  it('have the steps of the job inside', async () => {
    await run(undefined, () => jobStepOperation.run({ queue: 'build', step: 'step' }, async () => undefined));
    const job = spanOf('process build');
    const step = spanOf('build step');
    expect(step.parentSpanContext?.spanId).toBe(job.spanContext().spanId);
    expect(job.attributes).toMatchObject({
      'messaging.destination.name': 'build',
      'messaging.message.id': 'b1',
      'capstan.job.generation': 2,
    });
  });

  it('continue the trace of the call that created the job', async () => {
    await run(`00-${TRACE}-${PARENT}-01`);
    const job = spanOf('process build');
    expect(job.spanContext().traceId).toBe(TRACE);
    expect(job.parentSpanContext?.spanId).toBe(PARENT);
  });

  it('have the items of the job inside', async () => {
    await run(undefined, () =>
      Promise.all([
        jobItemOperation.run({ position: 1 }, async () => undefined),
        jobItemOperation.run({ position: 2 }, () => Promise.reject(new TypeError('words of a prompt'))),
      ]).catch(() => undefined),
    );
    const job = spanOf('process build');
    const items = exporter.getFinishedSpans().filter(({ name }) => name === 'job item');
    expect(items.map(({ attributes }) => attributes)).toEqual([
      { 'capstan.job.item': 1 },
      { 'capstan.job.item': 2, 'error.type': 'TypeError' },
    ]);
    for (const item of items) expect(item.parentSpanContext?.spanId).toBe(job.spanContext().spanId);
  });

  it('begin a trace also within another one, if nothing traced created the job', async () => {
    await run(undefined, () => jobRunOperation.run(delivery(), async () => undefined));
    expect(spanOf('process webhook').parentSpanContext).toBeUndefined();
  });

  it('have the handler of an event, and a failure that was not thrown', async () => {
    const observed: ObservedJobRun = { ...delivery(), queue: 'event', handler: 'webhooks.fan-out' };
    await jobRunOperation.run(observed, async () => {
      observed.failure = 'RangeError';
    });
    expect(spanOf('process event').attributes).toMatchObject({
      'capstan.event.handler': 'webhooks.fan-out',
      'error.type': 'RangeError',
    });
  });

  it.each([undefined, 'nonsense', `00-${'0'.repeat(32)}-${PARENT}-01`])(
    'begin a trace when the parent is %s',
    async (traceparent) => {
      await run(traceparent);
      expect(spanOf('process build').parentSpanContext).toBeUndefined();
    },
  );

  it('are in separate traces when jobs run in parallel', async () => {
    await Promise.all([run(undefined), run(undefined)]);
    const [one, two] = exporter.getFinishedSpans();
    expect(one?.spanContext().traceId).not.toBe(two?.spanContext().traceId);
  });
});

const delivery = (): ObservedJobRun => ({
  queue: 'webhook',
  jobId: 'd1',
  generation: 1,
  traceparent: undefined,
});

describe('spans of a loop that claims', () => {
  let loop: ClaimLoop<string>;
  let errors: [unknown, string | undefined][];

  /** Works on one item in a trace, and waits until it has ended. */
  async function workOn(work: () => Promise<void>): Promise<void> {
    const waiting = ['d1'];
    errors = [];
    loop = new ClaimLoop({
      concurrency: 1,
      pollEveryMs: 60_000,
      claim: async () => waiting.splice(0),
      observe: (jobId) => ({ ...delivery(), jobId, traceparent: `00-${TRACE}-${PARENT}-01` }),
      run: work,
      onError: (error) => void errors.push([error, currentTraceparent()]),
    });
    loop.start();
    await expect.poll(() => exporter.getFinishedSpans()).toHaveLength(1);
    await loop.stop();
  }

  it('continue the trace of what created the item', async () => {
    let current: string | undefined;
    await workOn(async () => {
      current = currentTraceparent();
    });
    const span = spanOf('process webhook');
    expect(current).toBe(`00-${TRACE}-${span.spanContext().spanId}-01`);
    expect(span.parentSpanContext?.spanId).toBe(PARENT);
    expect(errors).toEqual([]);
  });

  it('are current when an error is reported', async () => {
    const error = new LeaseLostError('d1');
    await workOn(() => Promise.reject(error));
    const span = spanOf('process webhook');
    expect(errors).toEqual([[error, `00-${TRACE}-${span.spanContext().spanId}-01`]]);
    expect(span.attributes).toMatchObject({ 'capstan.job.lease_lost': true, 'error.type': error.name });
  });
});

describe('spans of maintenance', () => {
  it('have a trace of their own, whatever is under way', async () => {
    const prune = () => maintenanceOperation.run({ work: 'Pruner' }, async () => traceScope.getStore());
    const scope = await run(undefined, prune);
    const span = spanOf('maintenance Pruner');
    expect(span.parentSpanContext).toBeUndefined();
    expect(span.attributes).toEqual({ 'capstan.maintenance': 'Pruner' });
    expect(scope).toMatchObject({ spanId: span.spanContext().spanId });
    expect(span.spanContext().traceId).not.toBe(spanOf('process build').spanContext().traceId);
  });
});

describe('a span of what failed', () => {
  it('has the type of the error, never its message', async () => {
    const error = new ModelCallError('rate_limited', 'words of a prompt');
    await modelCallOperation
      .run({ provider: 'openai', model: 'a-model' }, () => Promise.reject(error))
      .catch(() => undefined);
    const span = spanOf('chat a-model');
    expect(span.attributes['error.type']).toBe('rate_limited');
    expect(JSON.stringify([span.attributes, span.status, span.events])).not.toContain('prompt');
  });
});

it('nothing is exported after the end', async () => {
  ends.forEach((end) => end());
  await run(undefined);
  expect(exporter.getFinishedSpans()).toEqual([]);
});
