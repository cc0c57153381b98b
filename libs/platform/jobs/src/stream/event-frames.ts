import type { FastifyRequest } from 'fastify';
import type { JobEvent } from '../events/job-event.js';

/** Headers of a stream that no proxy shall hold back or store. */
export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** A comment, which readers ignore and proxies take for a sign of life. */
const HEARTBEAT = ': \n\n';
const HEARTBEAT_EVERY_MS = 15_000;

/** How long a reader waits before it comes back. */
const RETRY = 'retry: 2000\n\n';

/** One event on the wire (WHATWG HTML, 9.2.5). JSON has no line breaks, so one `data` line holds it. */
function frameOf(ids: Record<string, string>, { seq, kind, at, fields }: JobEvent<string>): string {
  const data = JSON.stringify({ ...ids, seq, at: at.toISOString(), ...fields });
  return `id: ${seq}\nevent: ${kind}\ndata: ${data}\n\n`;
}

/**
 * A stream of events as text.
 * @param ids fields that name the job, first in the data of each event.
 * @param batches empty ones are chances for a sign of life.
 */
export async function* framesOf(
  ids: Record<string, string>,
  batches: AsyncIterable<readonly JobEvent<string>[]>,
): AsyncGenerator<string> {
  yield RETRY;
  let saidAtMs = performance.now();
  for await (const events of batches) {
    const isQuiet = events.length === 0;
    if (isQuiet && performance.now() - saidAtMs < HEARTBEAT_EVERY_MS) continue;
    yield isQuiet ? HEARTBEAT : events.map((event) => frameOf(ids, event)).join('');
    saidAtMs = performance.now();
  }
}

/** The number after which a reader wants to go on: `Last-Event-ID`, or 0 for all of it. */
export function resumesAfter(request: FastifyRequest): number {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : 0;
}
