import { setTimeout as sleep } from 'node:timers/promises';
import { isPassing } from '../work/is-passing.js';
import type { EventStream } from './event-stream.js';

const RETRY_MS = 1_000;

/**
 * Waits for the terminal event of a job, then reads what became of it. Resolves early, with the job as it is, when this
 * process ends. A database that is away for a while does not end the wait.
 */
export async function untilEnded<R>(
  stream: Pick<EventStream<string>, 'read'>,
  jobId: string,
  signal: AbortSignal,
  read: () => Promise<R>,
): Promise<R> {
  for (;;) {
    try {
      for await (const _events of stream.read(jobId, 0, signal));
      signal.throwIfAborted();
      return await read();
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error;
      await sleep(RETRY_MS, undefined, { signal });
    }
  }
}
