import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { SLOTS, type SlotOwner, type Slots } from '@capstan/platform-core';
import { ThreadError, ThreadPool } from '@capstan/platform-jobs';
import type { ResearchTasks, TaskName } from '../../threads/research-tasks.js';
import { ResearchThreads } from '../../threads/research-threads.js';
import type { ResearchJob } from './research.worker.js';

/** Threads run the TypeScript source when this file does, otherwise the compiled file next to it. */
const EXTENSION = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const WORKER = new URL(`./research.worker.${EXTENSION}`, import.meta.url);

/** Two threads per account; the third is reserved for another account. */
const LIMITS = { timeMs: 60_000, startMs: 20_000, memoryMb: 512, threads: 3, idleMs: 30_000 };
const WARM_THREADS = 2;

/** Threads of this process, shared by all of its runs. */
@Injectable()
export class PooledThreads extends ResearchThreads implements OnApplicationShutdown, SlotOwner {
  private readonly pool = new ThreadPool<ResearchJob, unknown>('doTask', WORKER, LIMITS);

  get [SLOTS](): Slots {
    return { resource: 'research_threads', places: this.pool.places };
  }

  override warm(): void {
    const job: ResearchJob = { task: 'ready', args: [] };
    for (let thread = 0; thread < WARM_THREADS; thread += 1) {
      // A thread that cannot start also fails the first task, whose error is handled.
      void this.pool.run(job, new AbortController().signal).catch(() => undefined);
    }
  }

  override async run<K extends TaskName>(
    task: K,
    signal: AbortSignal,
    ...args: Parameters<ResearchTasks[K]>
  ): Promise<Awaited<ReturnType<ResearchTasks[K]>>> {
    try {
      return (await this.pool.run({ task, args }, signal)) as Awaited<ReturnType<ResearchTasks[K]>>;
    } catch (error) {
      if (error instanceof ThreadError && error.reason === 'aborted') signal.throwIfAborted();
      throw error;
    }
  }

  /**
   * Nest's last hook: a run whose task is aborted before the run is handed over would fail instead of being
   * resumed.
   */
  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }
}
