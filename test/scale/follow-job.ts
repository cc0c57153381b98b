import { setTimeout as sleep } from 'node:timers/promises';
import { type StreamedEvent, readStream } from '../harness/build-stream.js';

/** Only proves that it ends: a job that lost several workers waits for a minute or more before the next one. */
const PATIENCE_MS = 900_000;
const RECONNECT_MS = 200;

/**
 * Follows the stream of a job to its terminal event, over as many connections as it takes, each at any process.
 * @returns every event, in the order of arrival.
 * @throws Error when the stream does not reach its end.
 */
export async function followJob(url: string, key: string, terminal: RegExp): Promise<StreamedEvent[]> {
  const events: StreamedEvent[] = [];
  const isEnough = (event: StreamedEvent): boolean => {
    events.push(event);
    return terminal.test(event.kind);
  };
  const giveUpAtMs = performance.now() + PATIENCE_MS;
  while (performance.now() < giveUpAtMs) {
    try {
      await readStream(url, { key, lastEventId: events.at(-1)?.id, isEnough });
    } catch {
      // The connection was lost, or no process was there: the next one resumes.
    }
    const last = events.at(-1);
    if (last && terminal.test(last.kind)) return events;
    await sleep(RECONNECT_MS);
  }
  throw new Error(`${url} did not end after ${events.map(({ kind }) => kind).join(', ')}`);
}
