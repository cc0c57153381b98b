import type { Answer } from '../core/answer.js';
import type { CapstanPromise } from '../core/capstan-promise.js';
import type { Caller, ListParams } from '../core/caller.js';
import type { PagePromise } from '../core/page.js';
import type { RequestOptions } from '../core/request-options.js';
import { FilePath, route } from '../core/route.js';
import { BuildQuestionError } from '../errors/job-errors.js';
import type {
  BuildCommitResult,
  BuildCreatedResult,
  BuildFileListResult,
  BuildMessageAcceptedResult,
  BuildMessageBody,
  BuildParams,
  BuildRestoredResult,
  BuildResult,
  BuildStoppedResult,
  BuildStreamTokenResult,
  RestoreBody,
} from '../generated/named-types.js';
import { BUILD_EVENT_KINDS, type BuildEvent } from '../streaming/build-events.js';
import { EventStream, type StreamOptions } from '../streaming/event-stream.js';
import { type WaitOptions, waitForCompletion } from './job-watch.js';

/** Unknown statuses of later versions are not final. */
const ENDS: Record<string, 'done' | 'failed'> = { completed: 'done', failed: 'failed', stopped: 'failed' };

function assertUnasked(build: BuildResult): void {
  const { execution_id: id, question } = build;
  if (question === undefined) return;
  const message = `The build ${id} asks: ${question} Answer with builds.message, and wait again by its id.`;
  throw new BuildQuestionError(message, id, question, build);
}

/** Which builds to list. */
export interface BuildListParams extends ListParams {
  status?: BuildResult['status'] | undefined;
}

/** Sites and apps built from prompts. */
export class Builds {
  constructor(private readonly caller: Caller) {}

  /** Starts a build; costs 1 credit. Follow it with `stream` or `wait`. */
  create(params: BuildParams, options?: RequestOptions): CapstanPromise<Answer<BuildCreatedResult>> {
    return this.caller.post('/v1/builds', params, options);
  }

  get(executionId: string, options?: RequestOptions): CapstanPromise<Answer<BuildResult>> {
    return this.caller.get(route`/v1/builds/${executionId}`, options);
  }

  /** Builds of the account, newest first. */
  list(params?: BuildListParams, options?: RequestOptions): PagePromise<BuildResult> {
    return this.caller.list('/v1/builds', 'builds', { ...params }, options);
  }

  /** Sends an instruction to a running build, or the answer to its question. */
  message(
    executionId: string,
    body: BuildMessageBody,
    options?: RequestOptions,
  ): CapstanPromise<Answer<BuildMessageAcceptedResult>> {
    return this.caller.post(route`/v1/builds/${executionId}/message`, body, options);
  }

  /** Stops a build; what was committed is kept. */
  stop(executionId: string, options?: RequestOptions): CapstanPromise<Answer<BuildStoppedResult>> {
    return this.caller.post(route`/v1/builds/${executionId}/stop`, undefined, options);
  }

  /** Streams events until the build ends, across lost connections. */
  stream(executionId: string, options?: StreamOptions): EventStream<BuildEvent> {
    return new EventStream(
      this.caller.transport,
      route`/cloud-build/${executionId}/stream`,
      BUILD_EVENT_KINDS,
      options,
    );
  }

  /**
   * Starts a build and waits for its end. `creditsUsed` is the cost of the build.
   * @throws JobFailedError if it fails or is stopped, BuildQuestionError if it asks a question, WaitTimeoutError if it takes
   * too long.
   */
  async createAndWait(
    params: BuildParams,
    options: RequestOptions & WaitOptions<BuildEvent> = {},
  ): Promise<Answer<BuildResult>> {
    const created = await this.create(params, options);
    const { idempotencyKey: _, maxCredits: __, ...waiting } = options;
    const ended = await this.wait(created.data.execution_id, waiting);
    return { ...ended, creditsUsed: created.creditsUsed, isReplay: created.isReplay };
  }

  /**
   * Waits for the end of a build.
   * @throws JobFailedError if it fails or is stopped, BuildQuestionError if it asks a question, WaitTimeoutError if it takes
   * too long.
   */
  wait(executionId: string, options: WaitOptions<BuildEvent> = {}): Promise<Answer<BuildResult>> {
    const { timeoutMs, maxRetries, headers } = options;
    return waitForCompletion<BuildResult, BuildEvent>(
      {
        id: executionId,
        noun: 'build',
        read: (signal) => this.get(executionId, { signal, timeoutMs, maxRetries, headers }),
        stream: (signal) => this.stream(executionId, { signal, timeoutMs, headers }),
        stateOf: ({ status }) => ENDS[status] ?? 'running',
        failureOf: ({ status, failure }) =>
          status === 'stopped' ? 'was stopped.' : `failed: ${failure ?? 'no reason given'}`,
        isQuestion: ({ kind }) => kind === 'build.question',
        assertUnasked,
      },
      this.caller.transport,
      options,
    );
  }

  /** The files of the last commit. */
  files(executionId: string, options?: RequestOptions): CapstanPromise<Answer<BuildFileListResult>> {
    return this.caller.get(route`/v1/builds/${executionId}/files`, options);
  }

  /** The content of one file. */
  file(executionId: string, path: string, options?: RequestOptions): CapstanPromise<Answer<Uint8Array>> {
    return this.caller.call({
      ...options,
      path: route`/v1/builds/${executionId}/files/${new FilePath(path)}`,
      responseType: 'bytes',
    });
  }

  /** The site as a ZIP file, for any web host. */
  archive(executionId: string, options?: RequestOptions): CapstanPromise<Answer<Uint8Array>> {
    return this.caller.call({
      ...options,
      path: route`/v1/builds/${executionId}/archive`,
      responseType: 'bytes',
    });
  }

  /** Newest first. */
  commits(
    executionId: string,
    params?: ListParams,
    options?: RequestOptions,
  ): PagePromise<BuildCommitResult> {
    return this.caller.list(route`/v1/builds/${executionId}/commits`, 'commits', { ...params }, options);
  }

  /** Restores the files of an earlier commit as a new one. */
  restore(
    executionId: string,
    body: RestoreBody,
    options?: RequestOptions,
  ): CapstanPromise<Answer<BuildRestoredResult>> {
    return this.caller.post(route`/v1/builds/${executionId}/restore`, body, options);
  }

  /** A single-use ticket for a browser's `EventSource`, valid for a minute. */
  streamToken(executionId: string, options?: RequestOptions): CapstanPromise<Answer<BuildStreamTokenResult>> {
    return this.caller.post(route`/v1/builds/${executionId}/stream-token`, undefined, options);
  }
}
