import { ProvidersFailedError, WaterfallFailure } from '@capstan/capabilities';
import type { AppError } from '@capstan/platform-core';
import { JobPaused } from '@capstan/platform-jobs';
import { StorageUnavailableError } from '@capstan/platform-storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Claim } from './claim.js';
import { CapabilityJobEndings } from './job-endings.js';

const CLAIM = { id: 'job-1', accountId: 'account-1', capability: 'transcribe', ticket: {} } as Claim;
const SEALED = { ...CLAIM, generation: 2 };
const LEASE = { signal: new AbortController().signal };

const calls = { fail: vi.fn<() => Promise<void>>() };
const held = {
  release: vi.fn<() => Promise<void>>(),
  pause: vi.fn<() => Promise<void>>(),
  seal: async (claim: Claim) => ({ ...claim, generation: 2 }),
};
const itemWork = { settle: vi.fn<() => Promise<void>>() };
const notifier = { notifyEvents: vi.fn<() => void>() };

beforeEach(() => vi.clearAllMocks());

const after = (error: AppError, lease: { signal: AbortSignal } = LEASE) =>
  new CapabilityJobEndings(
    calls as never,
    held as never,
    itemWork as never,
    {} as never,
    notifier as never,
    {} as never,
    {} as never,
  ).after(CLAIM, lease as never, new WaterfallFailure(error, []));

describe('a job whose waterfall failed', () => {
  it('is released for another attempt when the storage does not respond', async () => {
    expect(await after(new StorageUnavailableError('S3 answered 503'))).toBe(false);
    expect(held.release).toHaveBeenCalledWith(CLAIM);
    expect(calls.fail).not.toHaveBeenCalled();
  });

  it('fails when its providers did', async () => {
    const error = new ProvidersFailedError('transcribe', 10);
    expect(await after(error)).toBe(true);
    expect(calls.fail).toHaveBeenCalledWith(CLAIM.ticket, error, expect.anything());
    expect(held.release).not.toHaveBeenCalled();
  });

  it('stops the work of its items before it fails, when nothing more can be handed over', async () => {
    calls.fail.mockImplementation(async () => expect(itemWork.settle).toHaveBeenCalledWith(SEALED));
    await after(new ProvidersFailedError('batch', 10));
    expect(calls.fail).toHaveBeenCalledOnce();
  });
});

describe('a job that waits for the work of its items', () => {
  it('is paused, neither ended nor released for another attempt', async () => {
    const lease = new AbortController();
    lease.abort(new JobPaused());
    expect(await after(new ProvidersFailedError('batch', 10), lease)).toBe(false);
    expect(held.pause).toHaveBeenCalledWith(CLAIM);
    expect([held.release.mock.calls, calls.fail.mock.calls, itemWork.settle.mock.calls]).toEqual([
      [],
      [],
      [],
    ]);
  });
});
