import { ChargedOnCompletion, type CapabilityProvider } from '@capstan/kit';
import { RenderedEnvelope } from '@capstan/platform-http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { IdempotencyMismatchError } from '../errors/idempotency-mismatch.error.js';
import { pricedCall } from '../fixtures/priced-call.js';
import { IdempotencyClaims } from './idempotency-claims.js';

type Fake = (...given: never[]) => unknown;
const idempotency = { begin: vi.fn<Fake>() };
const durable = { join: vi.fn<Fake>() };
const settlement = { fail: vi.fn<Fake>() };
const claims = new IdempotencyClaims(idempotency as never, durable as never, settlement as never);
const mark = { callId: 'call', accountId: 'account', route: '/v1/echo', key: 'k' };
const work = Object.create(ChargedOnCompletion.prototype) as CapabilityProvider;

afterEach(() => vi.resetAllMocks());

describe('IdempotencyClaims', () => {
  it('claims a key for the parameters as they were sent', async () => {
    const call = pricedCall({ mark, sentParams: { text: null } });
    expect(await claims.earlierAnswer(call, mark)).toBeUndefined();
    expect(idempotency.begin).toHaveBeenCalledExactlyOnceWith(mark, {
      capability: 'echo',
      params: { text: null },
    });
  });

  it('returns the stored answer of an earlier call', async () => {
    idempotency.begin.mockResolvedValue({ answer: 'stored' });
    expect(await claims.earlierAnswer(pricedCall({ mark }), mark)).toEqual({
      envelope: new RenderedEnvelope('stored'),
      replayed: true,
    });
  });

  it('joins running work, and claims the key again when that work failed', async () => {
    idempotency.begin.mockResolvedValueOnce({ workId: 'w' }).mockResolvedValueOnce(undefined);
    durable.join.mockResolvedValue(undefined);
    expect(await claims.earlierAnswer(pricedCall({ mark }, work), mark)).toBeUndefined();
    expect(idempotency.begin).toHaveBeenCalledTimes(2);
  });

  it('fails the call and releases the key when it is unknown whether the claim was committed', async () => {
    const lost = new Error('connection lost');
    idempotency.begin.mockRejectedValue(lost);
    settlement.fail.mockResolvedValue(new IdempotencyMismatchError());
    await expect(claims.earlierAnswer(pricedCall({ mark }), mark)).rejects.toBeInstanceOf(
      IdempotencyMismatchError,
    );
    expect(settlement.fail).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ mark }), lost);
  });

  it('rethrows a rejection and ends nothing', async () => {
    idempotency.begin.mockRejectedValue(new IdempotencyMismatchError());
    await expect(claims.earlierAnswer(pricedCall({ mark }), mark)).rejects.toBeInstanceOf(
      IdempotencyMismatchError,
    );
    expect(settlement.fail).not.toHaveBeenCalled();
  });
});
