import type { WorkerProcess } from './worker-process.js';

/**
 * Freezes a worker in the middle of a job, which remains open.
 * @param begin Resolves when the worker has started a job; if a job ends before the freeze, another one follows.
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
