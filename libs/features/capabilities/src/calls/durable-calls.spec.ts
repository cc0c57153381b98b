import { setTimeout as sleep } from 'node:timers/promises';
import { ChargedOnCompletion } from '@capstan/kit';
import { AppError } from '@capstan/platform-core';
import type { DataSource } from 'typeorm';
import { describe, expect, it, vi } from 'vitest';
import { ClientClosedError } from '../errors/client-closed.error.js';
import { DurableCalls } from './durable-calls.js';
import type { PricedCall } from './priced-call.js';

class Failed extends AppError {
  constructor() {
    super({
      slug: 'failed',
      status: 502,
      title: 'Failed',
      detail: 'It failed.',
      category: 'transient',
      isRetriable: true,
      alternativeAction: 'None.',
    });
  }
}

class Work extends ChargedOnCompletion {
  constructor(override readonly outcome: ChargedOnCompletion['outcome']) {
    super();
  }

  override begin = (): Promise<void> => Promise.resolve();
  override begun = (): void => undefined;
  override locationOf = (id: string): string => `/v1/work/${id}`;
  override accepted = (): Promise<object> => Promise.resolve({ status: 'running' });
}

const callOf = (more: Partial<PricedCall> = {}): PricedCall =>
  ({
    id: 'own',
    capability: { definition: { hasReducedMetadata: false, deadlineMs: () => 1_000 } },
    principal: { accountId: 'a' },
    context: { requestId: 'r', startedAtMs: Date.now(), creditsUsed: 0 },
    mode: null,
    signal: new AbortController().signal,
    ...more,
  }) as unknown as PricedCall;

const calls = new DurableCalls({} as DataSource, {} as never, {} as never);
const serverOf = (outcome: ChargedOnCompletion['outcome']) => ({
  provider: new Work(outcome),
  names: ['work'],
});
const ACCEPTED = { status: 202, location: expect.any(String) };

describe('DurableCalls', () => {
  it('returns the result', async () => {
    const server = serverOf(() => Promise.resolve({ result: { is: 'done' }, chargedCredits: 7 }));
    const call = callOf();
    const answer = await calls.answer(call, server);
    expect(answer).toMatchObject({ replayed: false, location: '/v1/work/own' });
    expect(answer.status).toBeUndefined();
    expect(JSON.parse(answer.envelope.json)).toMatchObject({
      data: { is: 'done' },
      credits_used: 7,
      metadata: { provider_used: 'work', providers_tried: ['work'] },
    });
  });

  it('reports the charge of finished work in X-Credits-Used, and none for work that still runs', async () => {
    const ended = callOf();
    await calls.answer(
      ended,
      serverOf(() => Promise.resolve({ result: {}, chargedCredits: 7 })),
    );
    const running = callOf();
    const { envelope } = await calls.answer(
      running,
      serverOf(() => Promise.resolve(null)),
    );
    expect([ended, running].map(({ context }) => context.creditsUsed)).toEqual([7, 0]);
    expect(JSON.parse(envelope.json)).toMatchObject({ data: { status: 'running' }, credits_used: 0 });
  });

  it('names the providers that the work tried, not those it could have used', async () => {
    const waterfall = { providersTried: ['first', 'second'], providerUsed: 'second' };
    const server = serverOf(() => Promise.resolve({ result: {}, chargedCredits: 7, waterfall }));
    const { envelope } = await calls.answer(callOf(), server);
    expect(JSON.parse(envelope.json)).toMatchObject({
      metadata: { provider_used: 'second', providers_tried: ['first', 'second'] },
    });
  });

  it.each([
    ['hold', { hold: false, mark: true }, 'the hold of call own was released'],
    ['Idempotency-Key', { hold: true, mark: false }, 'call own lost its Idempotency-Key'],
  ])('starts no work for a call without its %s', async (_, { hold, mark }, message) => {
    const server = serverOf(() => Promise.resolve(null));
    const begin = vi.spyOn(server.provider, 'begin');
    const isHandedOver = () => Promise.resolve(false);
    const rolledBack = new DurableCalls(
      { transaction: (work: (manager: object) => Promise<void>) => work({}) } as unknown as DataSource,
      { handOver: () => Promise.resolve(hold), isHandedOver } as never,
      { handOver: () => Promise.resolve(mark) } as never,
    );
    const call = callOf({
      heldCredits: 3,
      mark: { callId: 'own', accountId: 'a', route: '/v1/work', key: 'k' },
      principal: { accountId: 'a', credential: { kind: 'api_key', id: 'k' } } as PricedCall['principal'],
    });
    await expect(rolledBack.handOver(call, server)).rejects.toThrow(message);
    expect(begin).not.toHaveBeenCalled();
  });

  it('answers 202 with the location when this process stops before the work ends, and does not join twice', async () => {
    const server = serverOf(() => Promise.resolve(null));
    expect(await calls.answer(callOf(), server)).toMatchObject(ACCEPTED);
    expect(await calls.join(callOf(), server, 'other')).toMatchObject({ location: '/v1/work/other' });
  });

  it('answers 202 with the location after the requested wait', async () => {
    const server = serverOf((_id, signal) => sleep(5_000, null, { signal }));
    expect(await calls.answer(callOf({ waitMs: 5 }), server)).toMatchObject(ACCEPTED);
  });

  it('answers 202 once the database responds again, instead of an error for work that was accepted', async () => {
    const server = serverOf(() => Promise.resolve(null));
    const accepted = vi
      .spyOn(server.provider, 'accepted')
      .mockRejectedValueOnce(new Error('Query read timeout'));
    expect(await calls.answer(callOf({ waitMs: 0 }), server)).toMatchObject(ACCEPTED);
    expect(accepted).toHaveBeenCalledTimes(2);
  });

  it('stops waiting for the database when the client disconnects', async () => {
    const server = serverOf(() => Promise.resolve(null));
    const client = new AbortController();
    vi.spyOn(server.provider, 'accepted').mockImplementation(() => {
      client.abort();
      return Promise.reject(new Error('Query read timeout'));
    });
    const answer = calls.answer(callOf({ waitMs: 0, signal: client.signal }), server);
    await expect(answer).rejects.toThrow(ClientClosedError);
  });

  it('allows a repeat when the work failed, and only then', async () => {
    const failed = serverOf(() => Promise.reject(new Failed()));
    expect(await calls.join(callOf(), failed, 'other')).toBeUndefined();
    const broken = serverOf(() => Promise.reject(new Error('the database is unavailable')));
    await expect(calls.join(callOf(), broken, 'other')).rejects.toThrow('unavailable');
  });

  describe('when the acknowledgment of a hand-over is lost', () => {
    /** Whether the hold was handed over; the database is unavailable for the checks before. */
    const handOver = async (isHandedOver: () => Promise<boolean>) => {
      const lost = { transaction: () => Promise.reject(new Error('lost')) } as unknown as DataSource;
      const server = serverOf(() => Promise.resolve(null));
      const begun = vi.spyOn(server.provider, 'begun');
      const doubting = new DurableCalls(lost, { isHandedOver } as never, {} as never);
      const call = callOf({
        heldCredits: 3,
        principal: { accountId: 'a', credential: { kind: 'api_key', id: 'k' } } as PricedCall['principal'],
      });
      vi.useFakeTimers();
      try {
        const outcome = doubting.handOver(call, server).then(
          () => 'handed over',
          (error: Error) => error.message,
        );
        await vi.runAllTimersAsync();
        return { outcome: await outcome, begun: begun.mock.calls };
      } finally {
        vi.useRealTimers();
      }
    };

    it.each([
      [true, 'handed over', [['own']]],
      [false, 'lost', []],
    ])('reads from the hold whether it was committed: %s', async (isHandedOver, outcome, begun) => {
      const asked = vi.fn<() => Promise<boolean>>(() => Promise.resolve(isHandedOver));
      for (let n = 0; n < 9; n += 1) asked.mockRejectedValueOnce(new Error('away'));
      expect(await handOver(asked)).toEqual({ outcome, begun });
      expect(asked).toHaveBeenCalledTimes(10);
    });

    it('fails the call when the database stays unavailable, so that it is withdrawn', async () => {
      const asked = vi.fn<() => Promise<boolean>>(() => Promise.reject(new Error('away')));
      expect(await handOver(asked)).toEqual({ outcome: 'lost', begun: [] });
      expect(asked).toHaveBeenCalledTimes(10);
    });
  });
});
