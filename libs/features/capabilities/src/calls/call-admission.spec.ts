import { InsufficientCreditsError } from '@capstan/credits';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pricedCall } from '../fixtures/priced-call.js';
import { CallAdmission } from './call-admission.js';

type Fake = (...given: never[]) => unknown;
const failures = { check: vi.fn<Fake>() };
const holds = { reserve: vi.fn<Fake>() };
const admission = new CallAdmission(failures as never, holds as never);

afterEach(() => vi.resetAllMocks());

describe('CallAdmission', () => {
  it('holds the price of a call', async () => {
    const call = pricedCall({ maxCredits: 3 });
    await admission.admit(call);
    expect(holds.reserve).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'call', accountId: 'account', amountCredits: 3, keyCapCredits: 7 }),
    );
    expect(call.heldCredits).toBe(3);
  });

  it('checks the failure budget, then X-Max-Credits, before it reserves a hold', async () => {
    const call = pricedCall({ maxCredits: 2 });
    await expect(admission.admit(call)).rejects.toMatchObject({ slug: 'max-credits-exceeded' });
    expect(failures.check).toHaveBeenCalledExactlyOnceWith('account');
    failures.check.mockImplementation(() => {
      throw new Error('used up');
    });
    await expect(admission.admit(call)).rejects.toThrow('used up');
    expect(holds.reserve).not.toHaveBeenCalled();
  });

  it.each([
    [
      'reports no hold after a rejection',
      new InsufficientCreditsError({ balance: 0, overageLimit: 0, price: 3 }),
      0,
    ],
    ['reports a possible hold after an unknown error', new Error('connection lost'), 3],
  ])('%s', async (_, error, heldCredits) => {
    const call = pricedCall();
    holds.reserve.mockRejectedValue(error);
    await expect(admission.admit(call)).rejects.toBe(error);
    expect(call.heldCredits).toBe(heldCredits);
  });

  it('rejects a call whose client disconnected during the reservation', async () => {
    const client = new AbortController();
    holds.reserve.mockImplementation(() => client.abort());
    await expect(admission.admit(pricedCall({ signal: client.signal }))).rejects.toMatchObject({
      slug: 'client-closed',
    });
  });
});
