import { FairSemaphore, startUsage } from '@capstan/platform-core';
import { ThreadError } from './thread.error.js';
import { WorkerThread } from './worker-thread.js';

/** What one piece of work may take. */
export interface ThreadLimits {
  /** Wall-clock milliseconds; a thread that has yet to start gets `startMs` more. */
  timeMs: number;
  /** What starting a thread may take, on a machine that has other work. */
  startMs: number;
  /** Old-generation heap of a thread. */
  memoryMb: number;
  /** Threads at a time. From two on, the last free one is kept for an account that has none. */
  threads: number;
  /** Milliseconds after which a thread without work ends, and its memory is free again. */
  idleMs: number;
}

/**
 * Threads that run one module. One that takes too long or too much is ended, and the next job gets a new one; none
 * runs while there is nothing to do. The module may need no decorators, no Nest and nothing of the rest of the service:
 * a thread is started for a job and must be light.
 */
export class ThreadPool<J, R> {
  /** Holds jobs back until a thread is free for their account: their time starts with the work, not with the waiting. */
  private readonly places: FairSemaphore;
  private readonly threads: readonly WorkerThread<J, R>[];
  private readonly idle: Set<WorkerThread<J, R>>;
  private readonly closing = new AbortController();

  /** @param task the function of `module` that does a job. @param module `.ts` where the service runs from its source. */
  constructor(
    task: string,
    module: URL,
    private readonly limits: ThreadLimits,
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
   * @throws ThreadError when the limits end it or `signal` does; the service is unharmed either way.
   */
  async run(job: J, signal: AbortSignal): Promise<R> {
    const leave = await this.enter(signal);
    const endUsage = startUsage();
    const thread = this.pick();
    this.keepSpareReady();
    const wasUp = thread.isUp;
    const tooLong = AbortSignal.timeout(this.limits.timeMs + (thread.isReady ? 0 : this.limits.startMs));
    const release = (): void => {
      this.idle.add(thread);
      leave();
    };
    try {
      const result = await thread.run(job, AbortSignal.any([signal, tooLong]));
      release();
      return result;
    } catch (cause) {
      // The account whose job ended a thread waits until another one runs: others keep theirs.
      if (!this.closing.signal.aborted && (wasUp || thread.isUp))
        void thread.start(this.limits.startMs).then(release);
      else release();
      if (signal.aborted) throw new ThreadError('aborted', 'the caller left before it was done', { cause });
      if (tooLong.aborted) {
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

  private async enter(signal: AbortSignal): Promise<() => void> {
    try {
      return await this.places.acquire(AbortSignal.any([signal, this.closing.signal]));
    } catch (cause) {
      if (this.closing.signal.aborted) throw new ThreadError('aborted', 'the pool is closed', { cause });
      throw new ThreadError('aborted', 'no thread was free before the caller left', { cause });
    }
  }

  /** An idle thread; the one that can begin first. */
  private pick(): WorkerThread<J, R> {
    const [thread] = [...this.idle].toSorted((one, other) => rankOf(one) - rankOf(other));
    this.idle.delete(thread as WorkerThread<J, R>);
    return thread as WorkerThread<J, R>;
  }

  /** When one thread is left, it is kept for an account that has none: that shall not wait for its start either. */
  private keepSpareReady(): void {
    const [spare] = this.idle;
    if (this.idle.size === 1 && spare?.isUp === false) void spare.start(this.limits.startMs);
  }

  /** Ends all threads with their jobs. Jobs that wait, and later ones, are refused: none starts a thread again. */
  async close(): Promise<void> {
    this.closing.abort();
    await Promise.all(this.threads.map((thread) => thread.close()));
  }
}

const rankOf = ({ isReady, isUp }: WorkerThread<never, unknown>): number => (isReady ? 0 : isUp ? 1 : 2);
