import { ChargedOnCompletion, ChargedOnStart } from '@capstan/kit';
import { InsufficientCreditsError } from '@capstan/credits';
import { RenderedEnvelope } from '@capstan/platform-http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WaterfallFailure } from '../waterfall/waterfall-failure.js';
import { ProvidersFailedError } from '../errors/providers-failed.error.js';
import type { CallRecord } from '../journal/call-record.js';
import type { CapabilitiesConfig } from '../capabilities.config.js';
import { CallAdmission } from './call-admission.js';
import { IdempotencyClaims } from './idempotency-claims.js';
import { CallSettlement } from './call-settlement.js';
import type { CapabilityCall } from './capability-call.js';
import { CallExecutor } from './call-executor.js';
import { ResponseCache } from './response-cache.js';

const PRICE = 3;
const DONE = new RenderedEnvelope('done');
const JOINED = new RenderedEnvelope('joined');

/** A collaborator with scripted behavior. */
type Fake = (...given: never[]) => unknown;

const idempotency = { begin: vi.fn<Fake>() };
const holds = { reserve: vi.fn<Fake>() };
const waterfall = { run: vi.fn<Fake>() };
const journal = { finish: vi.fn<Fake>(), release: vi.fn<Fake>(), withdraw: vi.fn<Fake>() };
const cache = new ResponseCache({ responseCacheMb: 1 } as CapabilitiesConfig);
const durable = { handOver: vi.fn<Fake>(), answer: vi.fn<Fake>(), join: vi.fn<Fake>() };
const failures = { check: vi.fn<Fake>(), spend: vi.fn<Fake>() };
const settlement = new CallSettlement(journal as never, failures as never);
const calls = new CallExecutor(
  new IdempotencyClaims(idempotency as never, durable as never, settlement),
  cache,
  new CallAdmission(failures as never, holds as never),
  waterfall as never,
  durable as never,
  settlement,
  () => performance.now(),
);

let caller: AbortController;
let call: CapabilityCall;

/** A call of a capability whose providers found something, by a paying caller. */
beforeEach(() => {
  caller = new AbortController();
  call = {
    capability: {
      definition: { name: 'echo', credits: PRICE, mode: () => null, deadlineMs: () => 1000 },
      credits: PRICE,
      policy: { cacheSeconds: 0 },
      providers: [],
    },
    params: {},
    sentParams: {},
    principal: {
      accountId: 'account',
      credential: { kind: 'api_key', id: 'key' },
      scopes: ['capabilities'],
      spendingGroupId: 'group',
      creditCap: 7,
    },
    context: { requestId: 'req', startedAtMs: Date.now(), creditsUsed: 0 },
    route: '/v1/echo',
    idempotencyKey: undefined,
    maxCredits: undefined,
    cacheControl: { mayRead: true, mayStore: true },
    signal: caller.signal,
  } as unknown as CapabilityCall;
  idempotency.begin.mockResolvedValue(undefined);
  waterfall.run.mockResolvedValue(found());
  journal.finish.mockImplementation(async (record: CallRecord) => ({
    chargedCredits: record.chargeCredits,
    envelope: record.render?.(record.chargeCredits),
  }));
});
afterEach(() => vi.resetAllMocks());

const found = (outcome = 'ok') => ({
  outcome,
  result: { text: 'x' },
  provider: 'first',
  attempts: [{ provider: 'first', outcome, duration_ms: 1 }],
});
const recordOf = (write: typeof journal.finish): CallRecord =>
  (write.mock.calls as unknown as [CallRecord][])[0]?.[0] as CallRecord;
const disconnect = (): void => caller.abort();

describe('a call', () => {
  it('holds its price before the first provider is called, and is charged', async () => {
    waterfall.run.mockImplementation(async () => {
      expect(holds.reserve).toHaveBeenCalledTimes(1);
      return found();
    });
    const { envelope } = await calls.execute(call);
    expect(holds.reserve).toHaveBeenCalledExactlyOnceWith({
      id: recordOf(journal.finish).id,
      accountId: 'account',
      keyId: 'key',
      spendingGroupId: 'group',
      amountCredits: PRICE,
      keyCapCredits: 7,
      details: { requestId: 'req', capability: 'echo', route: '/v1/echo', mode: null },
    });
    expect(recordOf(journal.finish)).toMatchObject({ status: 200, heldCredits: PRICE, chargeCredits: PRICE });
    expect(JSON.parse(envelope.json)).toMatchObject({ success: true, credits_used: PRICE });
    expect(call.context.creditsUsed).toBe(PRICE);
  });

  it('is not charged for an empty result, and names no provider as used', async () => {
    waterfall.run.mockResolvedValue(found('empty'));
    const { envelope } = await calls.execute(call);
    expect(recordOf(journal.finish)).toMatchObject({ status: 200, chargeCredits: 0, providerUsed: null });
    expect(JSON.parse(envelope.json)).toMatchObject({ success: true, credits_used: 0 });
    expect(call.context.creditsUsed).toBe(0);
    expect(failures.spend).toHaveBeenCalledTimes(1);
  });

  it('does not count a delivered result as a failure', async () => {
    await calls.execute(call);
    expect(failures.spend).not.toHaveBeenCalled();
  });

  it('releases its hold when all providers fail, and reports their attempts', async () => {
    const attempts = [{ provider: 'first', outcome: 'timeout' as const, duration_ms: 9 }];
    waterfall.run.mockRejectedValue(new WaterfallFailure(new ProvidersFailedError('echo', 10), attempts));
    await expect(calls.execute(call)).rejects.toMatchObject({ slug: 'providers-failed' });
    expect(recordOf(journal.release)).toMatchObject({
      status: 502,
      errorSlug: 'providers-failed',
      heldCredits: PRICE,
      chargeCredits: 0,
      attempts,
      render: undefined,
    });
    expect(call.context.metadata).toMatchObject({ providers_tried: ['first'] });
    expect(failures.spend).toHaveBeenCalledTimes(1);
    expect(journal.finish).not.toHaveBeenCalled();
  });

  it('of a disconnected client is released before any provider is called', async () => {
    holds.reserve.mockImplementation(async () => disconnect());
    await expect(calls.execute(call)).rejects.toMatchObject({ slug: 'client-closed' });
    expect(waterfall.run).not.toHaveBeenCalled();
    expect(recordOf(journal.release)).toMatchObject({ heldCredits: PRICE, errorSlug: 'client-closed' });
  });

  it('of a client that disconnects while a provider answers is released, not charged', async () => {
    waterfall.run.mockImplementation(async () => {
      disconnect();
      return found();
    });
    await expect(calls.execute(call)).rejects.toMatchObject({ slug: 'client-closed' });
    expect(recordOf(journal.release)).toMatchObject({ heldCredits: PRICE, attempts: [{ outcome: 'ok' }] });
    expect(journal.finish).not.toHaveBeenCalled();
  });

  it.each([
    [
      'holds nothing after a rejection',
      new InsufficientCreditsError({ balance: 0, overageLimit: 0, price: PRICE }),
      0,
    ],
    ['may hold the price after an unknown error', new Error('connection lost'), PRICE],
  ])('whose reservation fails is released: %s', async (_, error, heldCredits) => {
    holds.reserve.mockRejectedValue(error);
    await expect(calls.execute(call)).rejects.toBeDefined();
    expect(recordOf(journal.release)).toMatchObject({ heldCredits });
    expect(waterfall.run).not.toHaveBeenCalled();
  });

  it.each([
    [PRICE, true],
    [PRICE - 1, false],
  ])('with X-Max-Credits: %i runs: %s', async (maxCredits, isExecuted) => {
    const outcome = await calls
      .execute({ ...call, maxCredits })
      .catch((error: { slug: string }) => error.slug);
    expect(outcome === 'max-credits-exceeded').toBe(!isExecuted);
    expect(holds.reserve).toHaveBeenCalledTimes(isExecuted ? 1 : 0);
  });

  it('is rejected before the hold when its account has used up its failure budget', async () => {
    failures.check.mockImplementation(() => {
      throw new ProvidersFailedError('echo', 1);
    });
    await expect(calls.execute(call)).rejects.toBeDefined();
    expect(failures.check).toHaveBeenCalledExactlyOnceWith('account');
    expect(holds.reserve).not.toHaveBeenCalled();
  });

  it('of a capability without a price holds nothing and counts no failures', async () => {
    Object.assign(call.capability, { credits: 0 });
    Object.assign(call.capability.definition, { credits: 0 });
    await calls.execute(call);
    expect([holds.reserve.mock.calls, failures.check.mock.calls]).toEqual([[], []]);
    expect(recordOf(journal.finish)).toMatchObject({ heldCredits: 0, chargeCredits: 0 });
  });
});

describe('a call with modes', () => {
  it.each([
    ['basic', 1],
    ['ai', PRICE],
    ['dear', PRICE],
  ])('is charged the price of the mode applied, at most the price agreed to: %s', async (mode, price) => {
    Object.assign(call.capability, { credits: { ai: PRICE, basic: 1, dear: 9 } });
    Object.assign(call.capability.definition, { mode: () => 'ai' });
    waterfall.run.mockResolvedValue({ ...found(), mode });
    await calls.execute(call);
    expect(recordOf(journal.finish)).toMatchObject({ mode, heldCredits: PRICE, chargeCredits: price });
  });
});

describe('a call without an Idempotency-Key', () => {
  it('claims none', async () => {
    await calls.execute(call);
    expect(idempotency.begin).not.toHaveBeenCalled();
    expect(recordOf(journal.finish).mark).toBeUndefined();
  });
});

describe('a call with an Idempotency-Key', () => {
  beforeEach(() => Object.assign(call, { idempotencyKey: 'k' }));

  it('claims the key for its capability and parameters as they were sent', async () => {
    await calls.execute({ ...call, params: { n: 2, m: 1 }, sentParams: { n: 2 } });
    const { id, mark } = recordOf(journal.finish);
    expect(mark).toEqual({ callId: id, accountId: 'account', route: '/v1/echo', key: 'k' });
    expect(idempotency.begin).toHaveBeenCalledExactlyOnceWith(mark, { capability: 'echo', params: { n: 2 } });
  });

  it('returns an earlier answer regardless of X-Max-Credits, and holds nothing', async () => {
    idempotency.begin.mockResolvedValue({ answer: 'stored' });
    expect(await calls.execute({ ...call, maxCredits: 0 })).toEqual({
      envelope: new RenderedEnvelope('stored'),
      replayed: true,
    });
    expect(holds.reserve).not.toHaveBeenCalled();
  });

  it('releases the key when it is unknown whether it was claimed', async () => {
    idempotency.begin.mockRejectedValue(new Error('connection lost'));
    await expect(calls.execute(call)).rejects.toBeDefined();
    expect(recordOf(journal.release)).toMatchObject({ heldCredits: 0, mark: { key: 'k' } });
  });
});

describe('a cached answer', () => {
  const cached = {
    resultJson: '{"text":"old"}',
    provider: 'first',
    mode: null,
    storedAtMs: Date.now() - 5_000,
  };
  beforeEach(() => Object.assign(call.capability.policy, { cacheSeconds: 60 }));

  it('costs nothing, holds nothing and states its age', async () => {
    vi.spyOn(cache, 'find').mockReturnValueOnce(cached);
    const answer = await calls.execute(call);
    expect(answer.cached).toEqual({ isHit: true, ageSeconds: 5, lifetimeSeconds: 60 });
    expect(JSON.parse(answer.envelope.json)).toMatchObject({ data: { text: 'old' }, credits_used: 0 });
    expect(recordOf(journal.finish)).toMatchObject({
      isCached: true,
      heldCredits: 0,
      chargeCredits: 0,
      attempts: [],
    });
    expect(holds.reserve).not.toHaveBeenCalled();
  });

  it.each([
    ['is stored for a result', 'ok', true, { isHit: false, ageSeconds: 0, lifetimeSeconds: 60 }],
    ['is not stored for an empty result', 'empty', true, undefined],
    ['is not stored for a no-store call', 'ok', false, undefined],
  ])('%s', async (_, outcome, mayStore, cached) => {
    waterfall.run.mockResolvedValue(found(outcome));
    const answer = await calls.execute({ ...call, cacheControl: { mayRead: false, mayStore } });
    expect(waterfall.run).toHaveBeenCalledOnce();
    expect(answer.cached).toEqual(cached);
  });
});

describe('a call of durable work', () => {
  beforeEach(() => {
    const provider = Object.create(ChargedOnCompletion.prototype) as ChargedOnCompletion;
    Object.assign(call.capability, { providers: [{ provider, info: { name: 'work' } }] });
    durable.answer.mockResolvedValue({ envelope: DONE, replayed: false });
  });

  it('is handed over with its hold, and not settled here', async () => {
    durable.handOver.mockImplementation(async () => expect(holds.reserve).toHaveBeenCalledTimes(1));
    expect(await calls.execute(call)).toMatchObject({ envelope: DONE });
    expect([journal.finish, journal.release, journal.withdraw].map(({ mock }) => mock.calls)).toEqual([
      [],
      [],
      [],
    ]);
  });

  it.each([
    [PRICE, true],
    [PRICE - 1, false],
  ])('with X-Max-Credits: %i is handed over: %s', async (maxCredits, isHandedOver) => {
    const outcome = await calls
      .execute({ ...call, maxCredits })
      .catch((error: { slug: string }) => error.slug);
    expect(outcome === 'max-credits-exceeded').toBe(!isHandedOver);
    expect(durable.handOver).toHaveBeenCalledTimes(isHandedOver ? 1 : 0);
    expect(holds.reserve).toHaveBeenCalledTimes(isHandedOver ? 1 : 0);
  });

  it('is rejected before the hold when its account has used up its failure budget', async () => {
    failures.check.mockImplementation(() => {
      throw new ProvidersFailedError('echo', 1);
    });
    await expect(calls.execute(call)).rejects.toBeDefined();
    expect(durable.handOver).not.toHaveBeenCalled();
    expect(holds.reserve).not.toHaveBeenCalled();
  });

  it('is withdrawn, not released, when it may have been handed over', async () => {
    durable.handOver.mockRejectedValue(new Error('connection lost'));
    await expect(calls.execute(call)).rejects.toBeDefined();
    expect(recordOf(journal.withdraw)).toMatchObject({ heldCredits: PRICE, chargeCredits: 0 });
    expect(journal.release).not.toHaveBeenCalled();
  });

  it('is not started for a client that disconnected', async () => {
    holds.reserve.mockImplementation(async () => disconnect());
    await expect(calls.execute(call)).rejects.toMatchObject({ slug: 'client-closed' });
    expect(durable.handOver).not.toHaveBeenCalled();
    expect(journal.withdraw).toHaveBeenCalledTimes(1);
  });

  it('is not withdrawn once it was handed over, whatever the response', async () => {
    durable.answer.mockRejectedValue(new ProvidersFailedError('echo', 1));
    await expect(calls.execute(call)).rejects.toMatchObject({ slug: 'providers-failed' });
    expect(journal.withdraw).not.toHaveBeenCalled();
  });

  it('joins running work with the same key, and starts again when that work failed', async () => {
    Object.assign(call, { idempotencyKey: 'k' });
    idempotency.begin.mockResolvedValueOnce({ workId: 'other' });
    durable.join.mockResolvedValueOnce({ envelope: JOINED, replayed: false });
    expect(await calls.execute(call)).toMatchObject({ envelope: JOINED });
    idempotency.begin.mockResolvedValueOnce({ workId: 'other' }).mockResolvedValueOnce(undefined);
    durable.join.mockResolvedValueOnce(undefined);
    expect(await calls.execute(call)).toMatchObject({ envelope: DONE });
    expect(durable.handOver).toHaveBeenCalledTimes(1);
  });
});

describe('a call of work that is charged when it starts', () => {
  const work = {
    prepare: vi.fn<Fake>(),
    begin: vi.fn<Fake>(),
    begun: vi.fn<Fake>(),
  };
  const manager = {};

  beforeEach(() => {
    const provider = Object.assign(Object.create(ChargedOnStart.prototype) as ChargedOnStart, work);
    Object.assign(call.capability, { providers: [{ provider, info: { name: 'work' } }] });
    work.prepare.mockResolvedValue({ id: 'begun' });
  });

  it('writes the row of the work with the charge, and announces it after the commit', async () => {
    journal.finish.mockImplementation(async (record: CallRecord) => {
      for (const write of record.writes) await write(manager as never, PRICE);
      expect(work.begun).not.toHaveBeenCalled();
      return { chargedCredits: PRICE, envelope: record.render?.(PRICE) };
    });
    const { envelope } = await calls.execute(call);
    const { id } = recordOf(journal.finish);
    const begun = { id, params: {}, accountId: 'account', keyId: 'key', chargeSubject: `request:${id}` };
    expect(work.begin).toHaveBeenCalledExactlyOnceWith(manager, begun, { id: 'begun' });
    expect(work.begun).toHaveBeenCalledExactlyOnceWith(id);
    expect(JSON.parse(envelope.json)).toMatchObject({ data: { id: 'begun' }, credits_used: PRICE });
    expect(waterfall.run).not.toHaveBeenCalled();
  });

  it('is released, not withdrawn, when its charge fails, and announces nothing', async () => {
    journal.finish.mockRejectedValue(new Error('connection lost'));
    await expect(calls.execute(call)).rejects.toBeDefined();
    expect(recordOf(journal.release)).toMatchObject({ heldCredits: PRICE, chargeCredits: 0 });
    expect([journal.withdraw.mock.calls, work.begun.mock.calls]).toEqual([[], []]);
  });

  it('is rejected while an earlier call with its key runs', async () => {
    Object.assign(call, { idempotencyKey: 'k' });
    idempotency.begin.mockResolvedValue({ workId: 'other' });
    await expect(calls.execute(call)).rejects.toMatchObject({ slug: 'idempotency-in-progress' });
    expect(work.prepare).not.toHaveBeenCalled();
  });
});
