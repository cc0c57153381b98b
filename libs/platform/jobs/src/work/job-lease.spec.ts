import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LEASE_SECONDS } from '../rows/lease.sql.js';
import { LeaseLostError } from '../rows/lease-lost.error.js';
import { JobLease, type JobLeaseOptions } from './job-lease.js';
import { StopRequested } from './reasons.js';

const overtime = new Error('the time is over');
let lease: JobLease;

function take(options: Partial<JobLeaseOptions>): JobLease {
  lease = new JobLease({
    jobId: 'job',
    renew: async () => ({ isStopWanted: false }),
    isStopWanted: false,
    leftMs: 60_000,
    overtime,
    ...options,
  });
  return lease;
}

describe('JobLease', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    lease.close();
    vi.useRealTimers();
  });

  it('keeps the job by a sign of life each second, until its time is over', async () => {
    const renew = vi.fn<JobLeaseOptions['renew']>(async () => ({ isStopWanted: false }));
    const { signal } = take({ renew });
    await vi.advanceTimersByTimeAsync(59_999);
    expect(renew).toHaveBeenCalledTimes(59);
    expect(signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(signal.reason).toBe(overtime);
  });

  it('ends at once when the time was over before', async () => {
    const { signal } = take({ leftMs: -5 });
    await vi.advanceTimersByTimeAsync(1);
    expect(signal.reason).toBe(overtime);
  });

  it('ends when somebody wants it stopped, before or after it was taken', async () => {
    expect(take({ isStopWanted: true }).signal.reason).toBeInstanceOf(StopRequested);
    lease.close();
    const { signal } = take({ renew: async () => ({ isStopWanted: true }) });
    expect(signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(signal.reason).toBeInstanceOf(StopRequested);
  });

  it('ends when another worker has the job', async () => {
    const lost = new LeaseLostError('job');
    const { signal } = take({ renew: () => Promise.reject(lost) });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(signal.reason).toBe(lost);
  });

  it('outlives a database that is away for a moment, but not for longer than a lease', async () => {
    let isAway = true;
    const renew = () =>
      isAway ? Promise.reject(new Error('away')) : Promise.resolve({ isStopWanted: false });
    const { signal } = take({ renew });
    await vi.advanceTimersByTimeAsync((LEASE_SECONDS - 1) * 1_000);
    isAway = false;
    await vi.advanceTimersByTimeAsync(1_000);
    isAway = true;
    await vi.advanceTimersByTimeAsync(LEASE_SECONDS * 1_000);
    expect(signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(signal.reason).toBeInstanceOf(LeaseLostError);
  });

  it('keeps the first reason', () => {
    const { signal } = take({ isStopWanted: true });
    lease.abort(overtime);
    expect(signal.reason).toBeInstanceOf(StopRequested);
  });

  it('gives no sign of life after it was closed', async () => {
    const renew = vi.fn<JobLeaseOptions['renew']>(async () => ({ isStopWanted: false }));
    take({ renew }).close();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(renew).not.toHaveBeenCalled();
    expect(lease.signal.aborted).toBe(false);
  });
});
