import { serveJobs } from '../processes/serve-jobs.js';

/** Concurrent readers of one stream. */
export interface ReadersJob {
  url: string;
  apiKey: string;
  readers: number;
}

/** Events of all of them. */
export interface ReadersResult {
  events: number;
  elapsedMs: number;
}

const EVENT = '\nevent: ';

/** Counts without parsing: the work of readers is not measured. */
async function countEvents(url: string, apiKey: string): Promise<number> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${apiKey}` } });
  if (!response.ok) throw new Error(`the stream answers ${response.status}`);
  return (await response.text()).split(EVENT).length - 1;
}

serveJobs({}, async ({ url, apiKey, readers }: ReadersJob): Promise<ReadersResult> => {
  const began = performance.now();
  const counts = await Promise.all(Array.from({ length: readers }, () => countEvents(url, apiKey)));
  if (new Set(counts).size > 1)
    throw new Error(`readers of one stream got ${[...new Set(counts)].join(', ')}`);
  return { events: counts.reduce((sum, count) => sum + count, 0), elapsedMs: performance.now() - began };
});
