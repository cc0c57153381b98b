import { Inject, Injectable, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { SLOTS, type SlotOwner, type Slots } from '@capstan/platform-core';
import type { Reading } from './reading.js';
import type { ReadingJob } from './reading.worker.js';
import { type ThreadLimits, ThreadPool } from './thread-pool.js';

/** Optional injection token that overrides DEFAULT_LIMITS. */
export const READING_LIMITS = Symbol('reading-limits');

const DEFAULT_LIMITS: ThreadLimits = {
  timeMs: 10_000,
  startMs: 20_000,
  memoryMb: 512,
  // Two for one account; the third is reserved for another one.
  threads: 3,
  idleMs: 30_000,
};

const EXTENSION = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const WORKER = new URL(`./reading.worker.${EXTENSION}`, import.meta.url);

/**
 * The threads in which a process parses untrusted HTML, XML, JSON-LD and PDF. A document that exceeds the time or
 * memory limit ends its thread and never blocks the event loop.
 */
@Injectable()
export class ReadingThreads implements OnApplicationShutdown, SlotOwner {
  private readonly threads: ThreadPool<ReadingJob, unknown>;

  constructor(@Optional() @Inject(READING_LIMITS) limits?: Partial<ThreadLimits>) {
    this.threads = new ThreadPool('read', WORKER, { ...DEFAULT_LIMITS, ...limits }, ({ module }) => module);
  }

  get [SLOTS](): Slots {
    return { resource: 'reading_threads', places: this.threads.places };
  }

  /**
   * Runs a reading of untrusted text.
   * @throws ThreadError when a limit is exceeded, `signal` aborts, or the reading throws.
   */
  async run<A extends readonly unknown[], R>(
    { module, name }: Reading<A, R>,
    signal: AbortSignal,
    ...args: A
  ): Promise<R> {
    return (await this.threads.run({ module, name, args }, signal)) as R;
  }

  /** Nest's last hook, so that calls and jobs that are finishing can still use the threads. */
  async onApplicationShutdown(): Promise<void> {
    await this.threads.close();
  }
}
