import { describe, expect, it } from 'vitest';
import { pricedCall } from '../fixtures/priced-call.js';
import type { CapabilityCall } from './capability-call.js';
import { priceApplied, priceCall } from './priced-call.js';

const byMode = (call: CapabilityCall, mode: string): CapabilityCall => {
  Object.assign(call.capability, { credits: { basic: 1, ai: 3, dear: 9 } });
  Object.assign(call.capability.definition, { mode: () => mode });
  return call;
};

const perImage = (call: CapabilityCall, asked: number): CapabilityCall => {
  Object.assign(call.capability.definition, { unit: { name: 'image', count: () => asked } });
  return call;
};

describe('priceCall', () => {
  it('takes the price of every unit that the call asks for', () => {
    expect(priceCall(perImage(pricedCall(), 4), Date.now)).toMatchObject({ unitPrice: 3, price: 12 });
  });

  it('takes the price of the mode that the parameters ask for', () => {
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
    [undefined, 12],
    [1, 3],
    [4, 12],
    [9, 12],
  ])('is that of the units delivered, at most of those asked for: %s cost %i', (units, price) => {
    expect(priceApplied(priceCall(perImage(pricedCall(), 4), Date.now), { units })).toBe(price);
  });

  it.each([
    [undefined, 3],
    ['basic', 1],
    ['dear', 3],
    ['unknown', 3],
  ])('is at most the price that was agreed to: mode %s costs %i', (mode, price) => {
    expect(priceApplied(priceCall(byMode(pricedCall(), 'ai'), Date.now), { mode })).toBe(price);
  });
});
