import { CapstanError } from '../errors/capstan-error.js';
import { APIAbortError, APIConnectionError } from '../errors/connection-errors.js';
import { StreamError } from '../errors/job-errors.js';
import { UnexpectedResponseError } from '../errors/unexpected-response-error.js';
import { abortError } from '../core/call-signal.js';
import { backoff, isWorthRetrying, delayBefore } from '../core/retry-policy.js';
import type { Route } from '../core/route.js';
import type { Transport } from '../core/transport.js';
import type { EventKinds } from './job-event.js';
import { type StreamedEvent, readEvents } from './read-events.js';

/** Options of a stream. */
export interface StreamOptions {
  /** Ends the stream with `APIAbortError`. */
  signal?: AbortSignal | undefined;
  /** Number of the last received event; the stream starts after it. */
  after?: number | undefined;
  /** Attempts in a row without new events before `StreamError`; default 10. */
  maxReconnects?: number | undefined;
  /** Timeout of each connection, until its response starts; 45,000 at most. */
  timeoutMs?: number | undefined;
  headers?: Record<string, string | null> | undefined;
}

/** Follows a stream across lost connections until its last event: each event once, in order, without gaps. */
export class EventStream<Event extends StreamedEvent> implements AsyncIterable<Event> {
  private retryMs: number | undefined;
  private seen: number;

  constructor(
    private readonly transport: Transport,
    private readonly path: string | Route,
    private readonly kinds: EventKinds,
    private readonly options: StreamOptions = {},
  ) {
    this.seen = options.after ?? 0;
  }

  /** Number of the last emitted event: `after` of a stream that resumes here. */
  get lastSeq(): number {
    return this.seen;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Event, void, undefined> {
    const { maxReconnects = 10, signal } = this.options;
    for (let attempt = 0; ; attempt += 1) {
      const before = this.seen;
      const fault = yield* this.connection();
      if (fault === undefined) return;
      if (this.seen > before) attempt = 0;
      if (attempt >= maxReconnects) throw this.streamError(fault, attempt);
      const waitMs = isAnswer(fault)
        ? delayBefore(attempt, fault, this.retryMs)
        : backoff(attempt, this.retryMs);
      if (waitMs === undefined) throw this.streamError(fault, attempt);
      await this.transport.wait(waitMs, signal);
    }
  }

  /** Emits the events of one connection. @returns why it ended; undefined after the last event. */
  private async *connection(): AsyncGenerator<Event, CapstanError | undefined, undefined> {
    const connection = new AbortController();
    const follow = (): void => connection.abort();
    const { signal } = this.options;
    if (signal?.aborted) throw abortError(signal);
    signal?.addEventListener('abort', follow, { once: true });
    try {
      const response = await this.connect(connection.signal);
      if (response.status === 204) return undefined;
      const events = readEvents<Event>(response, this.kinds, this.transport.streamIdleMs, (ms) => {
        this.retryMs = ms;
      });
      for await (const event of events) {
        if (event.seq <= this.seen) continue;
        this.seen = event.seq;
        yield event;
        if (this.kinds.last.has(event.name)) return undefined;
      }
      return new APIConnectionError('The stream ended before its last event.');
    } catch (fault) {
      if (signal?.aborted) throw abortError(signal);
      return this.resumable(fault);
    } finally {
      signal?.removeEventListener('abort', follow);
      connection.abort();
    }
  }

  private async connect(signal: AbortSignal): Promise<Response> {
    const { response, close } = await this.transport.open({
      path: this.path,
      signal,
      timeoutMs: this.options.timeoutMs,
      headers: {
        ...this.options.headers,
        accept: 'text/event-stream, application/json;q=0.5',
        ...(this.seen > 0 ? { 'last-event-id': String(this.seen) } : {}),
      },
    });
    signal.addEventListener('abort', close, { once: true });
    return response;
  }

  /** @throws if reconnecting would not help. */
  private resumable(fault: unknown): CapstanError {
    if (!(fault instanceof CapstanError)) {
      return new APIConnectionError('The stream was disconnected.', { cause: fault });
    }
    if (fault instanceof APIAbortError || !isWorthRetrying(fault, true)) throw fault;
    return fault;
  }

  private streamError(cause: CapstanError, attempts: number): StreamError {
    const where = this.seen > 0 ? `after event ${this.seen}` : 'before its first event';
    return new StreamError(
      `The stream was disconnected ${where}, and ${attempts} attempts to resume it failed: ${cause.message} ` +
        'Its job continues; open it again later with `after`.',
      this.seen,
      { cause },
    );
  }
}

const isAnswer = (fault: CapstanError): boolean =>
  !(fault instanceof APIConnectionError) && !(fault instanceof UnexpectedResponseError && fault.status < 400);
