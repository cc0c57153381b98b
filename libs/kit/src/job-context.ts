import type { JobItems } from './job-items.js';
import type { JobProgress } from './job-progress.js';

/** A job as its provider sees it. All methods reject once another worker has the job. */
export interface JobContext {
  /** Id of the job, stable over workers: the same request of the same job can be recognized. */
  readonly id: string;
  /** What this provider stored last for this job, possibly in a worker that has died; undefined at first. */
  readonly checkpoint: unknown;
  /** The parts of the job, for work that consists of many. */
  readonly items: JobItems;
  /**
   * Waits for something that is not the work of this job, such as a place on this machine: the time counts towards no deadline.
   * @throws what `wait` throws.
   */
  waitFor<T>(wait: () => Promise<T>): Promise<T>;
  /** Reports progress in the stream of the job. */
  report(progress: JobProgress): Promise<void>;
  /** Stores plain data from which a later worker continues, and reports progress with it. */
  save(checkpoint: object, progress?: JobProgress): Promise<void>;
}
