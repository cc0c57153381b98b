import { ownCpuMs } from '../processes/serve-jobs.js';

/** Work to repeat. */
export interface LoopJob {
  concurrency: number;
  durationMs: number;
}

/** Number of repetitions, and their durations in milliseconds. */
export interface LoopResult {
  done: number;
  elapsedMs: number;
  cpuMs: number;
}

/** Keeps `concurrency` of them running for the duration. */
export async function closedLoop(
  { concurrency, durationMs }: LoopJob,
  work: () => Promise<unknown>,
): Promise<LoopResult> {
  const began = performance.now();
  const cpuBefore = ownCpuMs();
  let done = 0;
  const runner = async (): Promise<void> => {
    while (performance.now() - began < durationMs) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runner));
  return { done, elapsedMs: performance.now() - began, cpuMs: ownCpuMs() - cpuBefore };
}
