import type { Answer } from '../core/answer.js';
import { abortError } from '../core/call-signal.js';
import { isWorthRetrying } from '../core/retry-policy.js';
import type { Transport } from '../core/transport.js';
import { CapstanError } from '../errors/capstan-error.js';
import { APIAbortError } from '../errors/connection-errors.js';
import { JobFailedError, StreamError, WaitTimeoutError } from '../errors/job-errors.js';
import { UnexpectedResponseError } from '../errors/unexpected-response-error.js';
import type { EventStream } from '../streaming/event-stream.js';
import type { StreamedEvent } from '../streaming/read-events.js';

/** Options of a wait for a build or run. */
export interface WaitOptions<Event = unknown> {
  signal?: AbortSignal | undefined;
  /** Maximum wait: then `WaitTimeoutError`, and the job continues. Default 3,600,000. */
  waitTimeoutMs?: number | undefined;
  /** Polling interval if the stream is unavailable; default 2,000. */
  pollIntervalMs?: number | undefined;
  /** Timeout of each request. */
  timeoutMs?: number | undefined;
  maxRetries?: number | undefined;
  headers?: Record<string, string | null> | undefined;
  /** Called for each event as it arrives. */
  onEvent?: ((event: Event) => void) | undefined;
}

/** The job of a wait. */
export interface WatchedJob<Record, Event extends StreamedEvent> {
  id: string;
  /** `build` or `research run`. */
  noun: string;
  read: (signal: AbortSignal) => Promise<Answer<Record>>;
  stream: (signal: AbortSignal) => EventStream<Event>;
  /** `running`, or how it ended. */
  stateOf: (record: Record) => 'running' | 'done' | 'failed';
  /** Reason of the failure. */
  failureOf: (record: Record) => string;
  /** The event after which the record may have a question. */
  isQuestion?: (event: Event) => boolean;
  /** @throws an error with the question, if the job waits for an answer. */
  assertUnasked?: (record: Record) => void;
}

/** The end of a research run or a job, as the service reports it. */
interface EndedRun {
  status: string;
  failure: Record<string, unknown> | null;
}

/** Unknown statuses of later versions are not final. */
const ENDS: Record<string, 'done' | 'failed'> = { completed: 'done', failed: 'failed', cancelled: 'failed' };

export const stateOfRun = ({ status }: EndedRun): 'running' | 'done' | 'failed' => ENDS[status] ?? 'running';

export const failureOfRun = ({ status, failure }: EndedRun): string =>
  status === 'cancelled'
    ? 'was cancelled.'
    : `failed: ${typeof failure?.['detail'] === 'string' ? failure['detail'] : 'no reason given'}`;

/** Maximum number of failed polls in a row. */
const MAX_FAILED_POLLS = 10;

/**
 * Follows the stream of a job to its end, polls if the stream is unavailable, and returns the final record.
 * @throws WaitTimeoutError, JobFailedError, and what `assertUnasked` throws
 */
export async function waitForCompletion<Record, Event extends StreamedEvent>(
  job: WatchedJob<Record, Event>,
  transport: Transport,
  options: WaitOptions<Event> = {},
): Promise<Answer<Record>> {
  const { waitTimeoutMs = 3_600_000, signal } = options;
  const end = new AbortController();
  const follow = (): void => end.abort();
  if (signal?.aborted) throw abortError(signal);
  signal?.addEventListener('abort', follow, { once: true });
  const timer = setTimeout(follow, Math.min(waitTimeoutMs, 2_147_483_647));
  try {
    await followed(job, end.signal, options.onEvent);
    return await polledToEnd(job, transport, end.signal, options.pollIntervalMs ?? 2000);
  } catch (fault) {
    if (!(fault instanceof APIAbortError)) throw fault;
    if (signal?.aborted) throw abortError(signal);
    throw new WaitTimeoutError(
      `The ${job.noun} ${job.id} did not end within ${waitTimeoutMs} ms. It is still running; wait for it again by its id.`,
      job.id,
    );
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', follow);
  }
}

async function followed<Record, Event extends StreamedEvent>(
  job: WatchedJob<Record, Event>,
  signal: AbortSignal,
  onEvent: ((event: Event) => void) | undefined,
): Promise<void> {
  try {
    for await (const event of job.stream(signal)) {
      onEvent?.(event);
      // A question that was answered is still in the stream.
      if (job.isQuestion?.(event)) job.assertUnasked?.((await job.read(signal)).data);
    }
  } catch (fault) {
    // Some proxies block streams; polling still works.
    if (!(fault instanceof StreamError) && !(fault instanceof UnexpectedResponseError)) throw fault;
  }
}

async function polledToEnd<Record, Event extends StreamedEvent>(
  job: WatchedJob<Record, Event>,
  transport: Transport,
  signal: AbortSignal,
  pollIntervalMs: number,
): Promise<Answer<Record>> {
  for (let failures = 0; ;) {
    try {
      const answer = await job.read(signal);
      failures = 0;
      job.assertUnasked?.(answer.data);
      const state = job.stateOf(answer.data);
      if (state === 'done') return answer;
      if (state === 'failed') {
        const message = `The ${job.noun} ${job.id} ${job.failureOf(answer.data)}`;
        throw new JobFailedError(message, job.id, answer.data);
      }
    } catch (fault) {
      failures += 1;
      const canRetry = fault instanceof CapstanError && isWorthRetrying(fault, true);
      if (!canRetry || failures >= MAX_FAILED_POLLS) throw fault;
    }
    await transport.wait(pollIntervalMs, signal);
  }
}
