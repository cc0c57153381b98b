import { MAX_ANSWER_BYTES } from '../core/body-reader.js';
import { isRecord } from '../core/is-record.js';
import { APIConnectionError } from '../errors/connection-errors.js';
import { UnexpectedResponseError } from '../errors/unexpected-response-error.js';
import type { EventKinds } from './job-event.js';
import { type ServerSentEvent, SseParser } from './sse-parser.js';

/** Fields of all stream events. */
export interface StreamedEvent {
  kind: string;
  name: string;
  seq: number;
  data: object;
}

/**
 * The events of one connection, until it ends.
 * @param idleMs after this time without data it counts as lost.
 * @param onRetry receives the reconnection delay from the stream.
 * @throws APIConnectionError if it is lost, and UnexpectedResponseError if it is not a stream.
 */
export async function* readEvents<Event extends StreamedEvent>(
  response: Response,
  kinds: EventKinds,
  idleMs: number,
  onRetry: (ms: number) => void,
): AsyncGenerator<Event, void, undefined> {
  const parser = new SseParser();
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const reader = readerOf(response);
  try {
    for (;;) {
      const { done, value } = await withinIdleTime(reader.read(), idleMs);
      if (done) return;
      const events = parser.push(decoder.decode(value, { stream: true }));
      if (parser.pendingLength > MAX_ANSWER_BYTES) throw endless(response);
      if (parser.retryMs !== undefined) onRetry(parser.retryMs);
      for (const event of events) yield typedEvent(event, kinds) as Event;
    }
  } finally {
    // Not awaited: a connection that hangs may never report that it is closed.
    void reader.cancel().catch(() => undefined);
  }
}

function endless({ status, headers }: Response): UnexpectedResponseError {
  const what = 'An event is larger than 64 MiB, more than any Capstan event. Check the base URL';
  return new UnexpectedResponseError(what, { status, headers, excerpt: '' });
}

function readerOf(response: Response): ReadableStreamDefaultReader<Uint8Array> {
  const { status, headers, body } = response;
  if (body === null || !headers.get('content-type')?.startsWith('text/event-stream')) {
    void body?.cancel().catch(() => undefined);
    const what = 'The response is not a Capstan stream. Check the base URL, and the proxies on the way';
    throw new UnexpectedResponseError(what, { status, headers, excerpt: '' });
  }
  return body.getReader();
}

async function withinIdleTime<T>(reading: Promise<T>, idleMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new APIConnectionError(`No data arrived for ${idleMs} ms.`)), idleMs);
  });
  try {
    return await Promise.race([reading, silence]);
  } finally {
    clearTimeout(timer);
  }
}

function typedEvent(event: ServerSentEvent, kinds: EventKinds): StreamedEvent {
  const data: unknown = JSON.parse(event.data);
  const seq = Number(event.id);
  if (!isRecord(data) || !Number.isInteger(seq)) {
    throw new APIConnectionError(`The stream has an invalid event: ${event.data.slice(0, 200)}`);
  }
  const kind = kinds.known.has(event.event) ? event.event : 'unknown';
  return { kind, name: event.event, seq, data };
}
