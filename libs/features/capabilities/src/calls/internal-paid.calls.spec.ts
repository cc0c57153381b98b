import type { ModuleRef } from '@nestjs/core';
import { type CallContext, InvalidRequestError } from '@capstan/kit';
import { RenderedEnvelope } from '@capstan/platform-http';
import { Allow } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { IdempotencyInProgressError } from '../errors/idempotency-in-progress.error.js';
import type { CapabilityRegistry } from '../registry/capability-registry.js';
import type { CapabilityCall } from './capability-call.js';
import { InternalPaidCalls } from './internal-paid.calls.js';

class Params {
  @Allow()
  waitMs?: number;
}

const ENVELOPE = RenderedEnvelope.of({ found: 1 }, { request_id: 'r' }, 3);

function paidCalls(execute: (call: CapabilityCall) => Promise<unknown>) {
  const registry = {
    get: () => ({
      definition: { name: 'find', params: Params, deadlineMs: ({ waitMs = 1_000 }: Params) => waitMs },
    }),
  };
  const moduleRef = { get: () => ({ execute }) };
  const http = { baseUrl: 'https://capstan.test' };
  return new InternalPaidCalls(
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
