import { Inject, Injectable, Logger, type OnModuleDestroy, Optional } from '@nestjs/common';
import { Piscina } from 'piscina';
import { ExtractionError } from './extraction.error.js';
import type { Extraction, ExtractionJob } from './page.js';
import { Turnstile } from './turnstile.js';

/** What one extraction may take; pages are written by strangers. */
export interface ExtractionLimits {
  /** Wall-clock milliseconds for a page; a thread that has yet to start gets `startMs` more. */
  timeMs: number;
  /** What starting a thread may take, on a machine that has other work. */
  startMs: number;
  /** Old-generation heap of a thread. */
  memoryMb: number;
  threads: number;
  /** Milliseconds after which a thread without work ends, and its memory is free again. */
  idleMs: number;
}

/** Optional injection token for other limits than DEFAULT_LIMITS. */
export const EXTRACTION_LIMITS = Symbol('extraction-limits');

const DEFAULT_LIMITS: ExtractionLimits = {
  timeMs: 10_000,
  startMs: 20_000,
  memoryMb: 512,
  threads: 2,
  idleMs: 30_000,
};

/** Worker threads run the source when this file does, with a loader for it; compiled, they run what is beside it. */
const FROM_SOURCE = import.meta.url.endsWith('.ts');
const WORKER = new URL(FROM_SOURCE ? './extraction.worker.ts' : './extraction.worker.js', import.meta.url);
const LOADER = new URL('../../../../tools/register-ts.mjs', import.meta.url);

/**
 * Extraction in worker threads, so that no page can stall the event loop or exhaust the heap of the service: a
 * thread that takes too long or too much is ended and the next page gets a new one. No thread runs while there
 * is nothing to extract.
 */
@Injectable()
export class ExtractionPool implements OnModuleDestroy {
  private readonly logger = new Logger(ExtractionPool.name);
  private readonly limits: ExtractionLimits;
  private readonly threads: Piscina<ExtractionJob, Extraction>;
  /** Holds pages back until a thread is free: their time starts with the work, not with the waiting. */
  private readonly turnstile: Turnstile;
  private running = 0;

  constructor(@Optional() @Inject(EXTRACTION_LIMITS) limits?: Partial<ExtractionLimits>) {
    this.limits = { ...DEFAULT_LIMITS, ...limits };
    this.turnstile = new Turnstile(this.limits.threads);
    this.threads = new Piscina<ExtractionJob, Extraction>({
      filename: WORKER.href,
      name: 'extract',
      minThreads: 0,
      maxThreads: this.limits.threads,
      idleTimeout: this.limits.idleMs,
      resourceLimits: {
        maxOldGenerationSizeMb: this.limits.memoryMb,
        maxYoungGenerationSizeMb: 32,
        stackSizeMb: 4,
      },
      execArgv: FROM_SOURCE ? ['--import', LOADER.href] : [],
      env: {}, // threads parse strangers' pages: they get no secrets
    });
    // A thread that dies without a page in hand has nobody to tell; unheard, the event would end the process.
    this.threads.on('error', (error: Error) =>
      this.logger.warn(`an extraction thread ended: ${error.message}`),
    );
  }

  /** @throws ExtractionError when the limits end it or `signal` does; the service is unharmed either way. */
  async extract(job: ExtractionJob, signal: AbortSignal): Promise<Extraction> {
    const leave = await this.turnstile.enter(signal);
    this.running += 1;
    const isCold = this.running > this.threads.threads.length;
    const tooLong = AbortSignal.timeout(this.limits.timeMs + (isCold ? this.limits.startMs : 0));
    try {
      return await this.threads.run(job, { signal: AbortSignal.any([signal, tooLong]) });
    } catch (cause) {
      if (signal.aborted) throw aborted(cause);
      if (tooLong.aborted) {
        throw new ExtractionError('too_long', `reading it took more than ${this.limits.timeMs / 1000} s`, {
          cause,
        });
      }
      if ((cause as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY') {
        throw new ExtractionError('too_large', `reading it took more than ${this.limits.memoryMb} MB`, {
          cause,
        });
      }
      throw new ExtractionError('failed', 'reading it failed', { cause });
    } finally {
      this.running -= 1;
      leave();
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.threads.destroy();
  }
}

function aborted(cause: unknown): ExtractionError {
  return new ExtractionError('aborted', 'the attempt ended before the page was read', { cause });
}
