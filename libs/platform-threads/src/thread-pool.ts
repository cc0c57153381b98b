import { Logger } from '@nestjs/common';
import { startUsage } from '@capstan/platform-usage';
import { Piscina } from 'piscina';
import { ThreadError } from './thread.error.js';
import { Turnstile } from './turnstile.js';

/** What one piece of work may take. */
export interface ThreadLimits {
  /** Wall-clock milliseconds; a thread that has yet to start gets `startMs` more. */
  timeMs: number;
  /** What starting a thread may take, on a machine that has other work. */
  startMs: number;
  /** Old-generation heap of a thread. */
  memoryMb: number;
  threads: number;
  /** Milliseconds after which a thread without work ends, and its memory is free again. */
  idleMs: number;
}

const LOADER = new URL('../../../tools/register-ts.mjs', import.meta.url);

/**
 * Threads that run one module. One that takes too long or too much is ended, and the next job gets a new one; none
 * runs while there is nothing to do. The module may need no decorators, no Nest and nothing of the rest of the service:
 * a thread is started for a job and must be light.
 */
export class ThreadPool<J, R> {
  private readonly logger = new Logger(ThreadPool.name);
  private readonly threads: Piscina<J, R>;
  /** Holds jobs back until a thread is free: their time starts with the work, not with the waiting. */
  private readonly turnstile: Turnstile;
  private running = 0;

  /** @param task the function of `module` that does a job. @param module `.ts` where the service runs from its source. */
  constructor(
    task: string,
    module: URL,
    private readonly limits: ThreadLimits,
  ) {
    this.turnstile = new Turnstile(limits.threads);
    this.threads = new Piscina<J, R>({
      filename: module.href,
      name: task,
      minThreads: 0,
      maxThreads: limits.threads,
      idleTimeout: limits.idleMs,
      resourceLimits: {
        maxOldGenerationSizeMb: limits.memoryMb,
        maxYoungGenerationSizeMb: 32,
        stackSizeMb: 4,
      },
      execArgv: module.pathname.endsWith('.ts') ? ['--import', LOADER.href] : [],
      env: {}, // threads read what strangers wrote: they get no secrets
    });
    // A thread that dies without a job in hand has nobody to tell; unheard, the event would end the process.
    this.threads.on('error', (error: Error) =>
      this.logger.warn(`a thread for ${task} ended: ${error.message}`),
    );
  }

  /** @throws ThreadError when the limits end it or `signal` does; the service is unharmed either way. */
  async run(job: J, signal: AbortSignal): Promise<R> {
    const leave = await this.turnstile.enter(signal);
    const endUsage = startUsage();
    this.running += 1;
    const isCold = this.running > this.threads.threads.length;
    const tooLong = AbortSignal.timeout(this.limits.timeMs + (isCold ? this.limits.startMs : 0));
    try {
      return await this.threads.run(job, { signal: AbortSignal.any([signal, tooLong]) });
    } catch (cause) {
      if (signal.aborted) throw new ThreadError('aborted', 'the caller left before it was done', { cause });
      if (tooLong.aborted) {
        throw new ThreadError('too_long', `it took more than ${this.limits.timeMs / 1000} s`, { cause });
      }
      if ((cause as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY') {
        throw new ThreadError('too_large', `it took more than ${this.limits.memoryMb} MB`, { cause });
      }
      throw new ThreadError('failed', 'it failed', { cause });
    } finally {
      this.running -= 1;
      endUsage();
      leave();
    }
  }

  async close(): Promise<void> {
    await this.threads.destroy();
  }
}
