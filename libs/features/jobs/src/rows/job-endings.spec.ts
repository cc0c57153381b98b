import { ProvidersFailedError, WaterfallFailure } from '@capstan/capabilities';
import type { AppError } from '@capstan/platform-core';
import { StorageUnavailableError } from '@capstan/platform-storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Claim } from './claim.js';
import { CapabilityJobEndings } from './job-endings.js';

const CLAIM = { id: 'job-1', accountId: 'account-1', capability: 'transcribe', ticket: {} } as Claim;
const LEASE = { signal: new AbortController().signal };

const calls = { fail: vi.fn<() => Promise<void>>() };
const held = { release: vi.fn<() => Promise<void>>() };
const notifier = { notifyEvents: vi.fn<() => void>() };

beforeEach(() => vi.clearAllMocks());

const after = (error: AppError) =>
  new CapabilityJobEndings(
    calls as never,
    held as never,
    {} as never,
    notifier as never,
    {} as never,
    {} as never,
  ).after(CLAIM, LEASE as never, new WaterfallFailure(error, []));

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
});
