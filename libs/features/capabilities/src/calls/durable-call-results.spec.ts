import { InvalidRequestError } from '@capstan/kit';
import { describe, expect, it, vi } from 'vitest';
import type { CapabilityRegistry } from '../registry/capability-registry.js';
import type { LoggedRequest } from '../request-log/logged-request.js';
import type { RequestLog } from '../request-log/request-log.js';
import { WaterfallFailure } from '../waterfall/waterfall-failure.js';
import { DurableCallResults } from './durable-call-results.js';

const RECEIPT = {
  requestId: 'job_1-7',
  credits: 5,
  mode: 'fast',
  providerUsed: 'second',
  attempts: [{ provider: 'first' }, { provider: 'second' }],
  durationMs: 900,
} as LoggedRequest;

const METADATA = {
  provider_used: 'second',
  providers_tried: ['first', 'second'],
  mode_used: 'fast',
  response_time_ms: 900,
  request_id: 'job_1-7',
};

function handedOver(outcome: () => Promise<unknown>, receipt?: LoggedRequest, stop?: (id: string) => void) {
  const registry = { get: () => ({ providers: [], jobs: { outcome, stop } }) };
  const log = { find: async () => receipt };
  return new DurableCallResults(
    registry as unknown as CapabilityRegistry,
    log as unknown as RequestLog,
    { baseUrl: 'https://capstan.test' } as never,
  );
}
const read = (outcome: () => Promise<unknown>, receipt?: LoggedRequest) =>
  handedOver(outcome, receipt).answerOf('transcribe', 'w', {
    accountId: 'a',
    signal: new AbortController().signal,
  });

describe('calls that jobs handed over', () => {
  it('have no answer while they have no receipt', async () => {
    const outcome = vi.fn<() => Promise<unknown>>();
    expect(await read(outcome)).toBeUndefined();
    expect(outcome).not.toHaveBeenCalled();
  });

  it('answer with the envelope of their caller: result, charge and metadata of the receipt', async () => {
    expect(await read(async () => ({ result: { text: 'Hello.' } }), RECEIPT)).toEqual({
      isSuccess: true,
      creditsUsed: 5,
      envelope: {
        success: true,
        data: { text: 'Hello.' },
        error: null,
        credits_used: 5,
        metadata: METADATA,
      },
    });
  });

  it('answer failures with their error, and state what a cancelled call has cost', async () => {
    const failure = new WaterfallFailure(new InvalidRequestError([]), []);
    expect(await read(() => Promise.reject(failure), { ...RECEIPT, credits: 3 })).toMatchObject({
      isSuccess: false,
      creditsUsed: 3,
      envelope: { success: false, error: { status: 400 }, metadata: METADATA },
    });
  });

  it('answer with a failure when their result was deleted, so that their job does not wait for it', async () => {
    expect(await read(async () => null, RECEIPT)).toMatchObject({
      isSuccess: false,
      creditsUsed: 5,
      envelope: { error: { status: 404 } },
    });
  });

  it('do not take an outage for an answer', async () => {
    await expect(read(() => Promise.reject(new Error('away')), RECEIPT)).rejects.toThrow('away');
  });

  it('are stopped by their work, if it can be stopped', async () => {
    const stop = vi.fn<(id: string) => void>();
    await handedOver(vi.fn<() => Promise<unknown>>(), RECEIPT, stop).stop('transcribe', 'w');
    expect(stop).toHaveBeenCalledWith('w');
    await expect(
      handedOver(vi.fn<() => Promise<unknown>>(), RECEIPT).stop('transcribe', 'w'),
    ).resolves.toBeUndefined();
  });
});
