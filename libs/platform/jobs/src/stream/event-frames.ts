import type { FastifyRequest } from 'fastify';
import type { JobEvent } from '../events/job-event.js';

/** Headers that keep proxies from buffering or storing the stream. */
export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** A comment: readers ignore it, proxies see activity. */
const HEARTBEAT = ': \n\n';
const HEARTBEAT_EVERY_MS = 15_000;

/** How long a reader waits before it reconnects. */
const RETRY = 'retry: 2000\n\n';

/** One event as sent (WHATWG HTML, 9.2.5). JSON has no line breaks, so it fits in one `data` line. */
function frameOf(ids: Record<string, string>, { seq, kind, at, fields }: JobEvent<string>): string {
  const data = JSON.stringify({ ...ids, seq, at: at.toISOString(), ...fields });
  return `id: ${seq}\nevent: ${kind}\ndata: ${data}\n\n`;
}

/**
 * Formats a stream of events as text.
 * @param ids fields that name the job, first in the data of each event.
 * @param batches an empty one is an opportunity for a heartbeat.
 */
export async function* framesOf(
  ids: Record<string, string>,
  batches: AsyncIterable<readonly JobEvent<string>[]>,
): AsyncGenerator<string> {
  yield RETRY;
  let sentAtMs = performance.now();
  for await (const events of batches) {
    const isQuiet = events.length === 0;
    if (isQuiet && performance.now() - sentAtMs < HEARTBEAT_EVERY_MS) continue;
    yield isQuiet ? HEARTBEAT : events.map((event) => frameOf(ids, event)).join('');
    sentAtMs = performance.now();
  }
}

/** The number after which the stream resumes: `Last-Event-ID`, or 0 for all events. */
export function lastEventId(request: FastifyRequest): number {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : 0;
}
