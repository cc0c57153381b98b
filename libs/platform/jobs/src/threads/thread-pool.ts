import { FairSemaphore, startUsage } from '@capstan/platform-core';
import { ThreadError } from './thread.error.js';
import { WorkerThread } from './worker-thread.js';

/** Limits of one job. */
export interface ThreadLimits {
  /** Wall-clock milliseconds; a thread that has yet to start gets `startMs` more. */
  timeMs: number;
  /** Time that starting a thread, and then loading code, takes on a busy machine. */
  startMs: number;
  /** Old-generation heap of a thread. */
  memoryMb: number;
  /** Threads at a time. With two or more, the last free one is reserved for an account that has none. */
  threads: number;
  /** Milliseconds without work after which a thread ends and frees its memory. */
  idleMs: number;
}

/**
 * Threads that run one module. A thread that exceeds a limit is ended, and the next job gets a new one; none runs
 * while idle. The module must not import decorators, Nest or the rest of the service: a thread is started for a job
 * and must be light.
 */
export class ThreadPool<J, R> {
  /** Queues jobs until a thread is free for their account: the time limit starts with the work, not with the wait. */
  readonly places: FairSemaphore;
  private readonly threads: readonly WorkerThread<J, R>[];
  private readonly idle: Set<WorkerThread<J, R>>;
  private readonly closing = new AbortController();

  /**
   * @param task name of the exported function that does a job. @param module `.ts` when the service runs from its
   * source.
   * @param kindOf names jobs that share their code, which the module's function `load` loads before the time limit starts.
   */
  constructor(
    task: string,
    module: URL,
    private readonly limits: ThreadLimits,
    private readonly kindOf?: (job: J) => string,
  ) {
    const { threads, memoryMb, idleMs } = limits;
    this.places = new FairSemaphore(threads);
    this.threads = Array.from(
      { length: threads },
      () => new WorkerThread({ task, module, memoryMb, idleMs }),
    );
    this.idle = new Set(this.threads);
  }

  /**
   * Runs a job for the current account.
   * @param whileRunning aborts the job once it runs, which ends its thread with all that it has loaded.
   * @throws ThreadError when a limit is exceeded or a signal aborts; the service is unaffected.
   */
  async run(job: J, signal: AbortSignal, whileRunning = signal): Promise<R> {
    const leave = await this.enter(signal);
    const endUsage = startUsage();
    const thread = this.pick();
    this.prestartSpare();
    const wasUp = thread.isUp;
    let tooLong: AbortSignal | undefined;
    const release = (): void => {
      this.idle.add(thread);
      leave();
    };
    try {
      await this.load(thread, job, whileRunning);
      tooLong = AbortSignal.timeout(this.limits.timeMs + (thread.isReady ? 0 : this.limits.startMs));
      const result = await thread.run(job, AbortSignal.any([whileRunning, tooLong]));
      release();
      return result;
    } catch (cause) {
      // The account whose job ended a thread waits until another one runs: others keep theirs.
      if (!this.closing.signal.aborted && (wasUp || thread.isUp))
        void thread.start(this.limits.startMs).then(release);
      else release();
      if (whileRunning.aborted)
        throw new ThreadError('aborted', 'the caller aborted before it was done', { cause });
      if (tooLong?.aborted) {
        throw new ThreadError('too_long', `it took more than ${this.limits.timeMs / 1000} s`, { cause });
      }
      if ((cause as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY') {
        throw new ThreadError('too_large', `it took more than ${this.limits.memoryMb} MB`, { cause });
      }
      throw new ThreadError('failed', 'it failed', { cause });
    } finally {
      endUsage();
    }
  }

  private async load(thread: WorkerThread<J, R>, job: J, signal: AbortSignal): Promise<void> {
    const kind = this.kindOf?.(job);
    if (kind === undefined || thread.hasLoaded(kind)) return;
    await thread.load(job, kind, AbortSignal.any([signal, AbortSignal.timeout(this.limits.startMs)]));
  }

  private async enter(signal: AbortSignal): Promise<() => void> {
    try {
      return await this.places.acquire(AbortSignal.any([signal, this.closing.signal]));
    } catch (cause) {
      if (this.closing.signal.aborted) throw new ThreadError('aborted', 'the pool is closed', { cause });
      throw new ThreadError('aborted', 'no thread was free before the caller aborted', { cause });
    }
  }

  /** Returns an idle thread, preferably one that is ready. */
  private pick(): WorkerThread<J, R> {
    const [thread] = [...this.idle].toSorted((one, other) => rankOf(one) - rankOf(other));
    this.idle.delete(thread as WorkerThread<J, R>);
    return thread as WorkerThread<J, R>;
  }

  /** Starts the last free thread ahead: the account for which it is reserved must not wait for its start. */
  private prestartSpare(): void {
    const [spare] = this.idle;
    if (this.idle.size === 1 && spare?.isUp === false) void spare.start(this.limits.startMs);
  }

  /** Ends all threads and their jobs. Waiting and later jobs are rejected and start no thread. */
  async close(): Promise<void> {
    this.closing.abort();
    await Promise.all(this.threads.map((thread) => thread.close()));
  }
}

const rankOf = ({ isReady, isUp }: WorkerThread<never, unknown>): number => (isReady ? 0 : isUp ? 1 : 2);
