import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { jobRunOperation, jobStepOperation } from '@capstan/platform-jobs';
import { ModelFault, modelCallOperation } from '@capstan/platform-models';
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

describe('a span of what failed', () => {
  it('has the type of the error, never its message', async () => {
    const error = new ModelFault('rate_limited', 'words of a prompt');
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
