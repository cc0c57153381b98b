import type { Answer } from '../core/answer.js';
import type { CapstanPromise } from '../core/capstan-promise.js';
import type { Caller, ListParams } from '../core/caller.js';
import type { PagePromise } from '../core/page.js';
import type { RequestOptions } from '../core/request-options.js';
import { route } from '../core/route.js';
import type {
  ResearchEvidenceResult,
  ResearchParams,
  ResearchRunResult,
  ResearchRunSummaryResult,
  ResearchStreamTokenResult,
} from '../generated/named-types.js';
import { EventStream, type StreamOptions } from '../streaming/event-stream.js';
import { RESEARCH_EVENT_KINDS, type ResearchEvent } from '../streaming/research-events.js';
import { type WaitOptions, watchedToEnd } from './job-watch.js';

const REPORT_TYPES = { markdown: 'text/markdown', html: 'text/html', pdf: 'application/pdf' } as const;

/** A status that came up later is none of these, and so no end. */
const ENDS: Record<string, 'done' | 'failed'> = { completed: 'done', failed: 'failed', cancelled: 'failed' };

/** Form of a report. */
export type ReportFormat = keyof typeof REPORT_TYPES;

/** Research that nobody holds a connection for: begin it, follow it, read its report. */
export class ResearchRuns {
  constructor(private readonly caller: Caller) {}

  /** Begins a run and comes back at once. Charged when there is a result. */
  create(params: ResearchParams, options?: RequestOptions): CapstanPromise<Answer<ResearchRunResult>> {
    const headers = { ...options?.headers, prefer: 'respond-async' };
    return this.caller.post('/v1/research', params, { ...options, headers });
  }

  /** The run, and its result once it is completed. */
  get(id: string, options?: RequestOptions): CapstanPromise<Answer<ResearchRunResult>> {
    return this.caller.get(route`/v1/research/${id}`, options);
  }

  /** Your runs, newest first. */
  list(params?: ListParams, options?: RequestOptions): PagePromise<ResearchRunSummaryResult> {
    return this.caller.list('/v1/research', 'runs', { ...params }, options);
  }

  /** Ends a run; one credit is charged for each search that had found something (`credits_used`). */
  cancel(id: string, options?: RequestOptions): CapstanPromise<Answer<ResearchRunResult>> {
    return this.caller.delete(route`/v1/research/${id}`, options);
  }

  /** What happens, as it happens, over broken connections, until the run ends. */
  stream(id: string, options?: StreamOptions): EventStream<ResearchEvent> {
    return new EventStream(
      this.caller.transport,
      route`/v1/research/${id}/stream`,
      RESEARCH_EVENT_KINDS,
      options,
    );
  }

  /** The report as text, or as the bytes of a PDF. */
  report(id: string, format?: 'markdown' | 'html', options?: RequestOptions): CapstanPromise<Answer<string>>;
  report(id: string, format: 'pdf', options?: RequestOptions): CapstanPromise<Answer<Uint8Array>>;
  report(
    id: string,
    format: ReportFormat = 'markdown',
    options?: RequestOptions,
  ): CapstanPromise<Answer<string | Uint8Array>> {
    // A failure comes as JSON.
    const accept = `${REPORT_TYPES[format]}, application/json;q=0.5`;
    return this.caller.call({
      ...options,
      path: route`/v1/research/${id}/report`,
      headers: { ...options?.headers, accept },
      responseType: format === 'pdf' ? 'bytes' : 'text',
    });
  }

  /** What each sentence of the report rests on. */
  evidence(id: string, options?: RequestOptions): CapstanPromise<Answer<ResearchEvidenceResult>> {
    return this.caller.get(route`/v1/research/${id}/evidence`, options);
  }

  /**
   * Begins a run and waits for its result. `creditsUsed` is what the run cost.
   * @throws JobFailedError when it fails or is cancelled, WaitTimeoutError when it takes too long.
   */
  async createAndWait(
    params: ResearchParams,
    options: RequestOptions & WaitOptions<ResearchEvent> = {},
  ): Promise<Answer<ResearchRunResult>> {
    const created = await this.create(params, options);
    const { idempotencyKey: _, maxCredits: __, ...waiting } = options;
    return this.wait(created.data.id, waiting);
  }

  /**
   * Waits for the result of a run. `creditsUsed` is what the run cost.
   * @throws JobFailedError when it fails or is cancelled, WaitTimeoutError when it takes too long.
   */
  async wait(id: string, options: WaitOptions<ResearchEvent> = {}): Promise<Answer<ResearchRunResult>> {
    const { timeoutMs, maxRetries, headers } = options;
    const ended = await watchedToEnd<ResearchRunResult, ResearchEvent>(
      {
        id,
        noun: 'research run',
        read: (signal) => this.get(id, { signal, timeoutMs, maxRetries, headers }),
        stream: (signal) => this.stream(id, { signal, timeoutMs, headers }),
        stateOf: ({ status }) => ENDS[status] ?? 'going on',
        failureOf: ({ status, failure }) =>
          status === 'cancelled'
            ? 'was cancelled.'
            : `failed: ${typeof failure?.['detail'] === 'string' ? failure['detail'] : 'no reason is given'}`,
      },
      this.caller.transport,
      options,
    );
    return { ...ended, creditsUsed: ended.data.credits_used };
  }

  /** A ticket for a browser's `EventSource`, good once, for a minute. */
  streamToken(id: string, options?: RequestOptions): CapstanPromise<Answer<ResearchStreamTokenResult>> {
    return this.caller.post(route`/v1/research/${id}/stream-token`, undefined, options);
  }
}
