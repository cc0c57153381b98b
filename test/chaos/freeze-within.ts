import type { WorkerProcess } from './worker-process.js';

/**
 * Freezes a worker in the middle of a job, which is left open.
 * @param begin Resolves when the worker has begun with a job; one that it ended before it froze is followed by another.
 */
export async function freezeWithin<Job>(
  worker: WorkerProcess,
  begin: () => Promise<Job>,
  isOpen: (job: Job) => Promise<boolean>,
): Promise<Job> {
  for (;;) {
    const job = await begin();
    worker.freeze();
    if (await isOpen(job)) return job;
    worker.thaw();
  }
}
