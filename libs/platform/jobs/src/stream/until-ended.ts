import { retryTransient } from '../work/retry-transient.js';
import type { EventStream } from './event-stream.js';

/**
 * Waits for the terminal event of a job, then reads the job. Resolves early, with the current state of the job, when
 * this process shuts down. Continues to wait during a database outage.
 */
export function untilEnded<R>(
  stream: Pick<EventStream<string>, 'read'>,
  jobId: string,
  signal: AbortSignal,
  read: () => Promise<R>,
): Promise<R> {
  return retryTransient(signal, async () => {
    // Only the end matters, which is the terminal event.
    for await (const _events of stream.read(jobId, 0, signal));
    signal.throwIfAborted();
    return read();
  });
}
