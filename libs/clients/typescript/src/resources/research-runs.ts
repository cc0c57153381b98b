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
import { type WaitOptions, failureOfRun, stateOfRun, waitForCompletion } from './job-watch.js';

const REPORT_TYPES = { markdown: 'text/markdown', html: 'text/html', pdf: 'application/pdf' } as const;

/** Format of a report. */
export type ReportFormat = keyof typeof REPORT_TYPES;

/** Which runs to list. */
export interface ResearchRunListParams extends ListParams {
  status?: ResearchRunSummaryResult['status'] | undefined;
}

/** Asynchronous research: start it, follow it, read its report. */
export class ResearchRuns {
  constructor(private readonly caller: Caller) {}

  /** Starts a run and returns at once. Charged if there is a result. */
  create(params: ResearchParams, options?: RequestOptions): CapstanPromise<Answer<ResearchRunResult>> {
    const headers = { ...options?.headers, prefer: 'respond-async' };
    return this.caller.post('/v1/research', params, { ...options, headers });
  }

  /** The run, and its result once it is completed. */
  get(id: string, options?: RequestOptions): CapstanPromise<Answer<ResearchRunResult>> {
    return this.caller.get(route`/v1/research/${id}`, options);
  }

  /** Runs of the account, newest first. */
  list(params?: ResearchRunListParams, options?: RequestOptions): PagePromise<ResearchRunSummaryResult> {
    return this.caller.list('/v1/research', 'runs', { ...params }, options);
  }

  /** Cancels a run; one credit is charged for each search with results (`credits_used`). */
  cancel(id: string, options?: RequestOptions): CapstanPromise<Answer<ResearchRunResult>> {
    return this.caller.delete(route`/v1/research/${id}`, options);
  }

  /** Streams events until the run ends, across lost connections. */
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
    // A failure is JSON.
    const accept = `${REPORT_TYPES[format]}, application/json;q=0.5`;
    return this.caller.call({
      ...options,
      path: route`/v1/research/${id}/report`,
      headers: { ...options?.headers, accept },
      responseType: format === 'pdf' ? 'bytes' : 'text',
    });
  }

  /** The evidence of each sentence of the report. */
  evidence(id: string, options?: RequestOptions): CapstanPromise<Answer<ResearchEvidenceResult>> {
    return this.caller.get(route`/v1/research/${id}/evidence`, options);
  }

  /**
   * Starts a run and waits for its result. `creditsUsed` is the cost of the run.
   * @throws JobFailedError if it fails or is cancelled, WaitTimeoutError if it takes too long.
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
   * Waits for the result of a run. `creditsUsed` is the cost of the run.
   * @throws JobFailedError if it fails or is cancelled, WaitTimeoutError if it takes too long.
   */
  async wait(id: string, options: WaitOptions<ResearchEvent> = {}): Promise<Answer<ResearchRunResult>> {
    const { timeoutMs, maxRetries, headers } = options;
    const ended = await waitForCompletion<ResearchRunResult, ResearchEvent>(
      {
        id,
        noun: 'research run',
        read: (signal) => this.get(id, { signal, timeoutMs, maxRetries, headers }),
        stream: (signal) => this.stream(id, { signal, timeoutMs, headers }),
        stateOf: stateOfRun,
        failureOf: failureOfRun,
      },
      this.caller.transport,
      options,
    );
    return { ...ended, creditsUsed: ended.data.credits_used };
  }

  /** A single-use ticket for a browser's `EventSource`, valid for a minute. */
  streamToken(id: string, options?: RequestOptions): CapstanPromise<Answer<ResearchStreamTokenResult>> {
    return this.caller.post(route`/v1/research/${id}/stream-token`, undefined, options);
  }
}
