import type { ModuleRef } from '@nestjs/core';
import { type CallContext, InvalidRequestError, type JobItems } from '@capstan/kit';
import { RenderedEnvelope } from '@capstan/platform-http';
import { Allow } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { describe, expect, it, vi } from 'vitest';
import { IdempotencyInProgressError } from '../errors/idempotency-in-progress.error.js';
import type { CapabilityRegistry } from '../registry/capability-registry.js';
import type { CapabilityCall } from './capability-call.js';
import type { AssignWork } from './durable-calls.js';
import { JobPaidCalls } from './job-paid-calls.js';

class Params {
  @Allow()
  waitMs?: number;
}

const ENVELOPE = RenderedEnvelope.of({ found: 1 }, { request_id: 'r' }, 3);

type Start = (call: CapabilityCall, work: unknown, assign: AssignWork) => Promise<void>;

function paidCalls(execute: (call: CapabilityCall) => Promise<unknown>, start?: Start) {
  const registry = {
    get: () => ({
      definition: { name: 'find', params: Params, deadlineMs: ({ waitMs = 1_000 }: Params) => waitMs },
      providers: [],
      jobs: start && {},
    }),
  };
  const moduleRef = { get: () => ({ execute, start }) };
  const http = { baseUrl: 'https://capstan.test' };
  return new JobPaidCalls(
    registry as unknown as CapabilityRegistry,
    moduleRef as unknown as ModuleRef,
    http as never,
  );
}

const contextOf = (signal = new AbortController().signal): CallContext => ({
  signal,
  timeoutMs: 1_000,
  requestId: 'job_1',
  caller: { accountId: 'a', keyId: 'k', spending: { groupId: 'g', capCredits: 50 } },
  job: { id: 'job_1' } as never,
});
const CALL = { capability: 'find', params: {}, key: '7' };
const ITEM = { position: 7, key: '7', input: {} };
const PLACE = { workId: 'w', location: '/v1/jobs/w' };
const MANAGER = {} as EntityManager;

describe('paid calls of jobs', () => {
  it('are made for the caller of the job, once for each key', async () => {
    const made: CapabilityCall[] = [];
    const calls = paidCalls((call) => {
      made.push(call);
      return Promise.resolve({ envelope: ENVELOPE, replayed: false });
    });
    await calls.call(CALL, contextOf());
    expect(made[0]).toMatchObject({
      idempotencyKey: 'job_1:7',
      principal: { accountId: 'a', credential: { id: 'k' }, spendingGroupId: 'g', creditCap: 50 },
      context: { requestId: 'job_1-7' },
    });
  });

  it('state the charge of an answer that is repeated after a crash', async () => {
    const calls = paidCalls(() => Promise.resolve({ envelope: ENVELOPE, replayed: true }));
    expect(await calls.call(CALL, contextOf())).toMatchObject({ isSuccess: true, creditsUsed: 3 });
  });

  it('answer failures with the envelope that a caller would get', async () => {
    const calls = paidCalls(() => Promise.reject(new InvalidRequestError([])));
    expect(await calls.call(CALL, contextOf())).toMatchObject({
      isSuccess: false,
      creditsUsed: 0,
      envelope: { success: false, error: { status: 400 }, metadata: { request_id: 'job_1-7' } },
    });
  });

  it('are handed over with their item, without a key of their own', async () => {
    const handOver = vi.fn<JobItems['handOver']>(async () => undefined);
    const started: CapabilityCall[] = [];
    const calls = paidCalls(
      () => Promise.reject(new Error('unused')),
      (call, _work, assign) => {
        started.push(call);
        return assign(MANAGER, PLACE);
      },
    );
    const context = { ...contextOf(), job: { id: 'job_1', items: { handOver } } as never };
    expect(calls.isHandedOver('find')).toBe(true);
    expect(await calls.handOver(CALL, ITEM, context)).toBeUndefined();
    expect(handOver).toHaveBeenCalledWith(MANAGER, ITEM, PLACE);
    expect(started).toMatchObject([
      {
        idempotencyKey: undefined,
        principal: { accountId: 'a', creditCap: 50 },
        context: { requestId: 'job_1-7' },
      },
    ]);
  });

  it('that cannot be started answer with the failure', async () => {
    const calls = paidCalls(
      () => Promise.reject(new Error('unused')),
      () => Promise.reject(new InvalidRequestError([])),
    );
    expect(await calls.handOver(CALL, ITEM, contextOf())).toMatchObject({
      isSuccess: false,
      envelope: { error: { status: 400 } },
    });
  });

  it.each([
    ['the deadline of the capability for its parameters', { waitMs: 120_000 }, 120_000],
    ['no time if the parameters are invalid', { unknown: 1 }, 0],
  ])('take at most %s', (_title, params, deadlineMs) => {
    const calls = paidCalls(() => Promise.reject(new Error('unused')));
    expect(calls.deadlineMs({ ...CALL, params })).toBe(deadlineMs);
  });

  it('end with the reason of the signal, also while they wait for a call of a lost worker', async () => {
    const stop = new AbortController();
    const calls = paidCalls(() => {
      stop.abort(new Error('cancelled'));
      return Promise.reject(new IdempotencyInProgressError());
    });
    await expect(calls.call(CALL, contextOf(stop.signal))).rejects.toThrow('cancelled');
  });
});
