import type { ResearchTasks, TaskName } from './research-tasks.js';

/** Does the heavy work of runs where it holds up nobody: in worker threads. */
export abstract class ResearchThreads {
  /** Starts the threads beside what the caller goes on with: before a run needs them it waits for searches and pages. */
  abstract warm(): void;

  /** @throws the signal's reason when it aborts; ThreadError when the work takes too long or too much. */
  abstract run<K extends TaskName>(
    task: K,
    signal: AbortSignal,
    ...args: Parameters<ResearchTasks[K]>
  ): Promise<Awaited<ReturnType<ResearchTasks[K]>>>;
}
