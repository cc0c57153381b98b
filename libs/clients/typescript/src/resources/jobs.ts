import type { Answer } from '../core/answer.js';
import type { Caller, ListParams } from '../core/caller.js';
import type { CapstanPromise } from '../core/capstan-promise.js';
import type { PagePromise } from '../core/page.js';
import type { RequestOptions } from '../core/request-options.js';
import { route } from '../core/route.js';
import type { Capabilities, CapabilityName } from '../generated/capabilities.js';
import type {
  JobItemResult,
  JobResult,
  JobStreamTokenResult,
  JobSummaryResult,
} from '../generated/named-types.js';
import { CAPABILITY_JOB_EVENT_KINDS, type CapabilityJobEvent } from '../streaming/capability-job-events.js';
import { EventStream, type StreamOptions } from '../streaming/event-stream.js';
import { type WaitOptions, failureOfRun, stateOfRun, waitForCompletion } from './job-watch.js';

/** Which jobs to list. */
export interface JobListParams extends ListParams {
  capability?: string | undefined;
  status?: JobSummaryResult['status'] | undefined;
}

/** Which parts of a job to list. */
export interface JobItemListParams extends ListParams {
  status?: JobItemResult['status'] | undefined;
}

/** Calls of capabilities that run as jobs, such as `transcribe`. */
export class Jobs {
  constructor(private readonly caller: Caller) {}

  /** Starts a job and returns at once. Charged if there is a result. */
  create<Name extends CapabilityName>(
    capability: Name,
    params: Capabilities[Name]['params'],
    options?: RequestOptions,
  ): CapstanPromise<Answer<JobResult>> {
    const headers = { ...options?.headers, prefer: 'respond-async' };
    return this.caller.post('/v1/agent', { capability, params }, { ...options, headers });
  }

  /** The job, and its result once it is completed. */
  get(id: string, options?: RequestOptions): CapstanPromise<Answer<JobResult>> {
    return this.caller.get(route`/v1/jobs/${id}`, options);
  }

  /** Jobs of the account, newest first. */
  list(params?: JobListParams, options?: RequestOptions): PagePromise<JobSummaryResult> {
    return this.caller.list('/v1/jobs', 'jobs', { ...params }, options);
  }

  /** The parts of a job that have ended, e.g. the pages of a crawl, in order. */
  items(id: string, params?: JobItemListParams, options?: RequestOptions): PagePromise<JobItemResult> {
    return this.caller.list(route`/v1/jobs/${id}/items`, 'items', { ...params }, options);
  }

  /** Cancels a job; only what its items have delivered is charged. */
  cancel(id: string, options?: RequestOptions): CapstanPromise<Answer<JobResult>> {
    return this.caller.post(route`/v1/jobs/${id}/cancel`, undefined, options);
  }

  /** Streams events until the job ends, across lost connections. */
  stream(id: string, options?: StreamOptions): EventStream<CapabilityJobEvent> {
    const { transport } = this.caller;
    return new EventStream(transport, route`/v1/jobs/${id}/stream`, CAPABILITY_JOB_EVENT_KINDS, options);
  }

  /**
   * Waits for the result of a job. `creditsUsed` is the cost of the job.
   * @throws JobFailedError if it fails or is cancelled, WaitTimeoutError if it takes too long.
   */
  async wait(id: string, options: WaitOptions<CapabilityJobEvent> = {}): Promise<Answer<JobResult>> {
    const { timeoutMs, maxRetries, headers } = options;
    const ended = await waitForCompletion<JobResult, CapabilityJobEvent>(
      {
        id,
        noun: 'job',
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
  streamToken(id: string, options?: RequestOptions): CapstanPromise<Answer<JobStreamTokenResult>> {
    return this.caller.post(route`/v1/jobs/${id}/stream-token`, undefined, options);
  }
}
