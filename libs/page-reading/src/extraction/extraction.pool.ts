import { Inject, Injectable, type OnModuleDestroy, Optional } from '@nestjs/common';
import { type ThreadLimits, ThreadPool } from '@capstan/platform-threads';
import type { Extraction, ExtractionJob } from './page.js';

/** Optional injection token for other limits than DEFAULT_LIMITS. */
export const EXTRACTION_LIMITS = Symbol('extraction-limits');

const DEFAULT_LIMITS: ThreadLimits = {
  timeMs: 10_000,
  startMs: 20_000,
  memoryMb: 512,
  // Two for one account; the third is kept for another one.
  threads: 3,
  idleMs: 30_000,
};

/** Threads run the source when this file does; compiled, they run what is beside it. */
const EXTENSION = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const WORKER = new URL(`./extraction.worker.${EXTENSION}`, import.meta.url);

/** Extraction in worker threads, so that no page can stall the event loop or exhaust the heap of the service. */
@Injectable()
export class ExtractionPool implements OnModuleDestroy {
  private readonly threads: ThreadPool<ExtractionJob, Extraction>;

  constructor(@Optional() @Inject(EXTRACTION_LIMITS) limits?: Partial<ThreadLimits>) {
    this.threads = new ThreadPool('extract', WORKER, { ...DEFAULT_LIMITS, ...limits });
  }

  /** @throws ThreadError when the limits end it or `signal` does; the service is unharmed either way. */
  extract(job: ExtractionJob, signal: AbortSignal): Promise<Extraction> {
    return this.threads.run(job, signal);
  }

  async onModuleDestroy(): Promise<void> {
    await this.threads.close();
  }
}
