import autocannon from 'autocannon';
import { serveJobs } from '../processes/serve-jobs.js';

/** The requests to make. */
export interface LoadJob {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  connections: number;
  durationMs: number;
}

/** The result, in milliseconds. */
export interface LoadResult {
  answered: number;
  elapsedMs: number;
  p50Ms: number;
  p99Ms: number;
}

/** @throws Error unless every response is 2xx: rejections are fast and would improve the result. */
async function load({ durationMs, ...job }: LoadJob): Promise<LoadResult> {
  const began = performance.now();
  const result = await autocannon({ ...job, duration: durationMs / 1000, pipelining: 1 });
  const elapsedMs = performance.now() - began;
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] === 0) {
    const counts = `${result['2xx']} answers 2xx, ${result.non2xx} others, ${result.errors} errors`;
    throw new Error(`${job.method} ${job.url}: ${counts}`);
  }
  return { answered: result['2xx'], elapsedMs, p50Ms: result.latency.p50, p99Ms: result.latency.p99 };
}

serveJobs({}, load);
