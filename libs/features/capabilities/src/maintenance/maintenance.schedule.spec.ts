import type { Queue } from 'bullmq';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRUNE_JOB } from './maintenance.queue.js';
import { MaintenanceSchedule } from './maintenance.schedule.js';

/** A queue that can be emptied, like Redis. */
class FakeQueue {
  readonly scheduled = new Set<string>();
  upserts = 0;

  getJobScheduler(id: string): Promise<object | undefined> {
    return Promise.resolve(this.scheduled.has(id) ? { key: id } : undefined);
  }

  upsertJobScheduler(id: string): Promise<void> {
    this.upserts += 1;
    this.scheduled.add(id);
    return Promise.resolve();
  }
}

let queue: FakeQueue;
let schedule: MaintenanceSchedule;

beforeEach(async () => {
  vi.useFakeTimers();
  queue = new FakeQueue();
  schedule = new MaintenanceSchedule(queue as unknown as Queue);
  schedule.onApplicationBootstrap();
  await schedule.run();
});
afterEach(async () => {
  await schedule.onApplicationShutdown();
  vi.useRealTimers();
});

describe('MaintenanceSchedule', () => {
  it('schedules the job once', async () => {
    await vi.advanceTimersByTimeAsync(600_000);
    expect([...queue.scheduled]).toEqual([PRUNE_JOB]);
    expect(queue.upserts).toBe(1);
  });

  it('schedules it again within a minute after the queue was emptied', async () => {
    queue.scheduled.clear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([...queue.scheduled]).toEqual([PRUNE_JOB]);
  });
});
