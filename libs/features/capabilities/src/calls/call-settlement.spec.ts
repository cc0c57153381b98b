import { type CapabilityProvider, ChargedOnCompletion, ChargedOnStart } from '@capstan/kit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallRecord } from '../journal/call-record.js';
import { ProvidersFailedError } from '../errors/providers-failed.error.js';
import { pricedCall } from '../fixtures/priced-call.js';
import { WaterfallFailure } from '../waterfall/waterfall-failure.js';
import { CallSettlement, type Served } from './call-settlement.js';

type Fake = (...given: never[]) => unknown;
const journal = { finish: vi.fn<Fake>(), release: vi.fn<Fake>(), withdraw: vi.fn<Fake>() };
const failures = { spend: vi.fn<Fake>() };
const settlement = new CallSettlement(journal as never, failures as never);
const attempts = [{ provider: 'first', outcome: 'ok' as const, duration_ms: 4 }];
const served: Served = { outcome: 'ok', result: { text: 'x' }, provider: 'first', attempts };

beforeEach(() => {
  vi.resetAllMocks();
  journal.finish.mockImplementation(async (record: CallRecord) => ({
    chargedCredits: record.chargeCredits,
    envelope: record.render?.(record.chargeCredits),
  }));
});

describe('CallSettlement', () => {
  it('states what was actually charged', async () => {
    journal.finish.mockImplementation(async (record: CallRecord) => ({
      chargedCredits: 0,
      envelope: record.render?.(0),
    }));
    const call = pricedCall();
    call.context.creditsUsed = 9;
    const { json } = await settlement.succeed(call, served);
    expect(JSON.parse(json)).toMatchObject({
      data: { text: 'x' },
      metadata: { provider_used: 'first', providers_tried: ['first'], request_id: 'req' },
      credits_used: 0,
    });
    expect(call.context.creditsUsed).toBe(0);
  });

  it('shows only the request id for capabilities with reduced metadata', async () => {
    const call = pricedCall();
    Object.assign(call.capability.definition, { hasReducedMetadata: true });
    const { json } = await settlement.succeed(call, served);
    expect(JSON.parse(json).metadata).toEqual({ request_id: 'req' });
  });

  it('charges nothing for an empty result, but counts the resources it used', async () => {
    await settlement.succeed(pricedCall(), { ...served, outcome: 'empty' });
    expect(journal.finish).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ chargeCredits: 0, providerUsed: null }),
    );
    expect(failures.spend).toHaveBeenCalledTimes(1);
  });

  it('returns a cached answer without a charge and without attempts', async () => {
    const cached = { resultJson: '{"text":"old"}', provider: 'first', mode: 'ai', storedAtMs: 0 };
    const { json } = await settlement.repeat(pricedCall(), cached);
    expect(JSON.parse(json)).toMatchObject({ data: { text: 'old' }, metadata: { mode_used: 'ai' } });
    expect(journal.finish).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ isCached: true, chargeCredits: 0, attempts: [] }),
    );
  });

  it.each([
    ['releases', undefined, 'release'],
    ['releases', Object.create(ChargedOnStart.prototype) as CapabilityProvider, 'release'],
    ['withdraws', Object.create(ChargedOnCompletion.prototype) as CapabilityProvider, 'withdraw'],
  ] as const)('%s a failed call, by when it is charged', async (_, provider, written) => {
    const thrown = new WaterfallFailure(new ProvidersFailedError('echo', 1), attempts);
    const call = pricedCall({}, provider);
    expect(await settlement.fail(call, thrown)).toBe(thrown.error);
    expect(journal[written]).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ status: 502, errorSlug: 'providers-failed', chargeCredits: 0, attempts }),
    );
    expect(call.context.metadata).toMatchObject({ provider_used: null, providers_tried: ['first'] });
    expect(failures.spend).toHaveBeenCalledTimes(1);
  });
});
