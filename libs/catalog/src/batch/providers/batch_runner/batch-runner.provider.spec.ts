import {
  type HandedOverItem,
  InvalidRequestError,
  type JobContext,
  type OpenJobItem,
  type PaidCalls,
  type PartialAnswer,
  type PartialCall,
} from '@capstan/kit';
import { MemoryJobItems } from '@capstan/kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { BatchRunnerProvider } from './batch-runner.provider.js';

let items: MemoryJobItems;
let made: PartialCall[];
let underWay: number;
let mostUnderWay: number;
/** Answers of calls that were handed over, by their key. */
let answered: Map<string, PartialAnswer>;

beforeEach(() => {
  items = new MemoryJobItems();
  made = [];
  [underWay, mostUnderWay] = [0, 0];
  answered = new Map();
});

/** Fails the calls with `fail`. */
const calls = {
  deadlineMs: ({ params }: PartialCall) => (params as { deadlineMs?: number }).deadlineMs ?? 30_000,
  async call(call: PartialCall) {
    made.push(call);
    mostUnderWay = Math.max(mostUnderWay, ++underWay);
    await Promise.resolve();
    underWay -= 1;
    const isSuccess = !(call.params as { fail?: true }).fail;
    return answerOf(isSuccess);
  },
  isHandedOver: (capability: string) => capability === 'transcribe',
  async handOver(call: PartialCall, item: OpenJobItem) {
    made.push(call);
    if ((call.params as { fail?: true }).fail) return answerOf(false);
    await items.handOver(undefined, item, { workId: `work-${item.key}`, location: `/v1/jobs/${item.key}` });
    return undefined;
  },
  answerOf: async (_capability: string, { key, workId }: HandedOverItem) =>
    workId === `work-${key}` ? answered.get(key) : undefined,
} as unknown as PaidCalls;

const answerOf = (isSuccess: boolean): PartialAnswer => ({
  isSuccess,
  envelope: { success: isSuccess },
  creditsUsed: isSuccess ? 2 : 0,
});

const run = (inputs: Record<string, unknown>[], timeoutMs = 600_000, capability = 'extract') =>
  new BatchRunnerProvider({ concurrency: 2 }, calls).call(
    { capability, inputs },
    {
      signal: new AbortController().signal,
      timeoutMs,
      requestId: 'job_1',
      job: { id: 'job_1', items, checkpoint: undefined } as unknown as JobContext,
    },
  );

describe('the batch runner', () => {
  it('makes each call with a key of its own, a few at a time, and sums up', async () => {
    const result = await run([{ n: 1 }, { fail: true }, { n: 3 }]);
    expect(made.map(({ capability, key }) => [capability, key])).toEqual([
      ['extract', '1'],
      ['extract', '2'],
      ['extract', '3'],
    ]);
    expect(mostUnderWay).toBe(2);
    expect(result).toEqual({
      capability: 'extract',
      succeeded: 2,
      failed: 1,
      credits_used: 4,
      is_complete: true,
      stopped_by: null,
      items_url: '/v1/jobs/job_1/items',
    });
  });

  it('stores the envelope of each call', async () => {
    await run([{ fail: true }]);
    expect(items.all).toMatchObject([
      { ending: { outcome: 'failed', output: { success: false }, units: 0 } },
    ]);
  });

  it('makes no call again that another worker ended', async () => {
    await run([{ n: 1 }, { n: 2 }]);
    made = [];
    expect(await run([{ n: 1 }, { n: 2 }])).toMatchObject({ succeeded: 2, credits_used: 4 });
    expect(made).toEqual([]);
  });

  it('starts no call that could end after its own time', async () => {
    const inputs = [{ deadlineMs: 120_000 }, { deadlineMs: 700_000 }, { n: 3 }];
    const result = await run(inputs, 600_000);
    expect(made.map(({ key }) => key)).toEqual(['1']);
    expect(result).toMatchObject({ succeeded: 1, credits_used: 2, is_complete: false, stopped_by: 'time' });
  });

  it('makes no further calls when its time or the storage is used up', async () => {
    expect(await run([{ n: 1 }], 1_000)).toMatchObject({ is_complete: false, stopped_by: 'time' });
    const store = items.end.bind(items);
    items.end = (item, ending, found) =>
      item.position > 1 ? Promise.reject(new InvalidRequestError([])) : store(item, ending, found);
    const result = await run([{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect(result).toMatchObject({ succeeded: 1, is_complete: false, stopped_by: 'storage' });
  });
});

describe('calls that are jobs of their own', () => {
  const follow = (inputs: Record<string, unknown>[]) => run(inputs, 600_000, 'transcribe');
  const keysMade = () => made.map(({ key }) => key);

  it('are started a few at a time, and the batch pauses until one has ended', async () => {
    const inputs = [{ n: 1 }, { n: 2 }, { n: 3 }];
    await expect(follow(inputs)).rejects.toThrow('paused');
    await expect(follow(inputs)).rejects.toThrow('paused');
    expect(keysMade()).toEqual(['1', '2']);
    answered.set('2', answerOf(true));
    await expect(follow(inputs)).rejects.toThrow('paused');
    expect(keysMade()).toEqual(['1', '2', '3']);
    answered.set('1', answerOf(true)).set('3', answerOf(false));
    expect(await follow(inputs)).toMatchObject({
      succeeded: 2,
      failed: 1,
      credits_used: 4,
      is_complete: true,
    });
    expect(keysMade()).toEqual(['1', '2', '3']);
  });

  it('that cannot be started fail alone, and others take their place', async () => {
    await expect(follow([{ fail: true }, { n: 2 }, { fail: true }, { n: 4 }, { n: 5 }])).rejects.toThrow(
      'paused',
    );
    expect(keysMade()).toEqual(['1', '2', '3', '4']);
    expect(items.all.map(({ ending, work }) => [ending !== undefined, work?.workId])).toEqual([
      [true, undefined],
      [false, 'work-2'],
      [true, undefined],
      [false, 'work-4'],
      [false, undefined],
    ]);
  });

  it('are started without regard to the time of the batch: they have their own', async () => {
    await expect(run([{ deadlineMs: 3_600_000 }], 1_000, 'transcribe')).rejects.toThrow('paused');
    expect(keysMade()).toEqual(['1']);
  });

  it('are no longer started, and not waited for, when the storage is used up', async () => {
    const inputs = [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }];
    await expect(follow(inputs)).rejects.toThrow('paused');
    answered.set('1', answerOf(true));
    await expect(follow(inputs)).rejects.toThrow('paused');
    answered.set('2', answerOf(true));
    items.end = () => Promise.reject(new InvalidRequestError([]));
    expect(await follow(inputs)).toMatchObject({ succeeded: 1, is_complete: false, stopped_by: 'storage' });
    expect(keysMade()).toEqual(['1', '2', '3']);
  });
});
