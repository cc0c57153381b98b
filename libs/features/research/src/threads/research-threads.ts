import type { ResearchTasks, TaskName } from './research-tasks.js';

/** Runs CPU-bound work in worker threads, off the event loop. */
export abstract class ResearchThreads {
  /** Starts the threads in the background: a run waits for searches and pages before it needs them. */
  abstract warm(): void;

  /** @throws the signal's reason if it aborts; ThreadError if the work exceeds its limits. */
  abstract run<K extends TaskName>(
    task: K,
    signal: AbortSignal,
    ...args: Parameters<ResearchTasks[K]>
  ): Promise<Awaited<ReturnType<ResearchTasks[K]>>>;
}
