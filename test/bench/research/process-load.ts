import { monitorEventLoopDelay } from 'node:perf_hooks';
import { ownCpuMs } from '../processes/serve-jobs.js';

const RESOLUTION_MS = 10;

/** Load of a process since the last report, in milliseconds. */
export interface ProcessLoad {
  /** CPU of all its threads. */
  cpuMs: number;
  /** Delay of the event loop for a timer of 10 ms. */
  delay: { p50: number; p99: number; max: number };
}

/** @returns a function that reports the load of this process and resets it. */
export function watchLoad(): () => ProcessLoad {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let cpuBeforeMs = ownCpuMs();
  // The histogram has the time between two ticks of the timer, including its own period.
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
