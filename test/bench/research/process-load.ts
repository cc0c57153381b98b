import { monitorEventLoopDelay } from 'node:perf_hooks';
import { ownCpuMs } from '../processes/serve-jobs.js';

const RESOLUTION_MS = 10;

/** What a process did since it was last asked, milliseconds. */
export interface ProcessLoad {
  /** CPU of all its threads. */
  cpuMs: number;
  /** How late its event loop came to a timer of 10 ms. */
  delay: { p50: number; p99: number; max: number };
}

/** @returns what tells the load of this process and begins anew. */
export function watchLoad(): () => ProcessLoad {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let cpuBeforeMs = ownCpuMs();
  // The histogram holds the time between two rounds of the timer, its own period included.
  const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  return () => {
    const cpuMs = ownCpuMs();
    const load = {
      cpuMs: cpuMs - cpuBeforeMs,
      delay: {
        p50: late(histogram.percentile(50)),
        p99: late(histogram.percentile(99)),
        max: late(histogram.max),
      },
    };
    cpuBeforeMs = cpuMs;
    histogram.reset();
    return load;
  };
}
