import { describe, expect, it } from 'vitest';
import { pricedCall } from '../fixtures/priced-call.js';
import type { CapabilityCall } from './capability-call.js';
import { priceApplied, priceCall } from './priced-call.js';

const byMode = (call: CapabilityCall, mode: string): CapabilityCall => {
  Object.assign(call.capability, { credits: { basic: 1, ai: 3, dear: 9 } });
  Object.assign(call.capability.definition, { mode: () => mode });
  return call;
};

describe('priceCall', () => {
  it('uses the price of the requested mode', () => {
    expect(priceCall(byMode(pricedCall(), 'ai'), Date.now)).toMatchObject({
      mode: 'ai',
      price: 3,
      heldCredits: 0,
    });
  });

  it('claims the Idempotency-Key only when there is one', () => {
    const { id, mark } = priceCall(pricedCall({ idempotencyKey: 'k' }), Date.now);
    expect(mark).toEqual({ callId: id, accountId: 'account', route: '/v1/echo', key: 'k' });
    expect(priceCall(pricedCall(), Date.now).mark).toBeUndefined();
  });
});

describe('priceApplied', () => {
  it.each([
    [undefined, 3],
    ['basic', 1],
    ['dear', 3],
    ['unknown', 3],
  ])('charges at most the agreed price: mode %s costs %i', (mode, price) => {
    expect(priceApplied(priceCall(byMode(pricedCall(), 'ai'), Date.now), mode)).toBe(price);
  });
});
