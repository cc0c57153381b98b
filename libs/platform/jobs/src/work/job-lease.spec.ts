import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JOB_LEASE_SECONDS } from '../rows/lease.sql.js';
import { LeaseLostError } from '../rows/lease-lost.error.js';
import { JobLease, type JobLeaseOptions } from './job-lease.js';
import { StopRequested } from './reasons.js';

const deadlineReason = new Error('the time is over');
let lease: JobLease;

function take(options: Partial<JobLeaseOptions>): JobLease {
  lease = new JobLease({
    jobId: 'job',
    renew: async () => ({ isStopRequested: false }),
    isStopRequested: false,
    remainingMs: 60_000,
    deadlineReason,
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

  it('renews the lease each second, until the deadline', async () => {
    const renew = vi.fn<JobLeaseOptions['renew']>(async () => ({ isStopRequested: false }));
    const { signal } = take({ renew });
    await vi.advanceTimersByTimeAsync(59_999);
    expect(renew).toHaveBeenCalledTimes(59);
    expect(signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(signal.reason).toBe(deadlineReason);
  });

  it('aborts at once when the deadline has passed', async () => {
    const { signal } = take({ remainingMs: -5 });
    await vi.advanceTimersByTimeAsync(1);
    expect(signal.reason).toBe(deadlineReason);
  });

  it('does not count pauses of the deadline, and is renewed during them', async () => {
    const renew = vi.fn<JobLeaseOptions['renew']>(async () => ({ isStopRequested: false }));
    const held = take({ renew });
    const resume = held.pauseDeadline();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(renew).toHaveBeenCalledTimes(120);
    resume();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(held.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(held.signal.reason).toBe(deadlineReason);
  });

  it('aborts when a stop is requested, before or after the claim', async () => {
    expect(take({ isStopRequested: true }).signal.reason).toBeInstanceOf(StopRequested);
    lease.close();
    const { signal } = take({ renew: async () => ({ isStopRequested: true }) });
    expect(signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(signal.reason).toBeInstanceOf(StopRequested);
  });

  it('aborts after the time of a lease if a renewal never returns', async () => {
    const { signal } = take({ renew: () => new Promise(() => undefined) });
    await vi.advanceTimersByTimeAsync(JOB_LEASE_SECONDS * 1000);
    expect(signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(signal.reason).toBeInstanceOf(LeaseLostError);
  });

  it('aborts when another worker has claimed the job', async () => {
    const lost = new LeaseLostError('job');
    const { signal } = take({ renew: () => Promise.reject(lost) });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(signal.reason).toBe(lost);
  });

  it('survives a database that is briefly unavailable, but not for longer than a lease', async () => {
    let isUnavailable = true;
    const renew = () =>
      isUnavailable ? Promise.reject(new Error('unavailable')) : Promise.resolve({ isStopRequested: false });
    const { signal } = take({ renew });
    await vi.advanceTimersByTimeAsync((JOB_LEASE_SECONDS - 1) * 1_000);
    isUnavailable = false;
    await vi.advanceTimersByTimeAsync(1_000);
    isUnavailable = true;
    await vi.advanceTimersByTimeAsync(JOB_LEASE_SECONDS * 1_000);
    expect(signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(signal.reason).toBeInstanceOf(LeaseLostError);
  });

  it('keeps the first abort reason', () => {
    const { signal } = take({ isStopRequested: true });
    lease.abort(deadlineReason);
    expect(signal.reason).toBeInstanceOf(StopRequested);
  });

  it('does not renew after it is closed', async () => {
    const renew = vi.fn<JobLeaseOptions['renew']>(async () => ({ isStopRequested: false }));
    take({ renew }).close();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(renew).not.toHaveBeenCalled();
    expect(lease.signal.aborted).toBe(false);
  });
});
