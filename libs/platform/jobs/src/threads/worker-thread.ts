import { Logger } from '@nestjs/common';
import { Piscina } from 'piscina';

/** What a thread runs, and its limits. */
export interface WorkerThreadOptions {
  /** Name of the exported function that does a job. */
  task: string;
  /** `.ts` when the service runs from its source. */
  module: URL;
  /** Old-generation heap. */
  memoryMb: number;
  /** Milliseconds without work after which it ends and frees its memory. */
  idleMs: number;
}

const LOADER = new URL('../../../../../tools/register-ts.mjs', import.meta.url);
const EXTENSION = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const READY = new URL(`./ready.worker.${EXTENSION}`, import.meta.url);

/** One worker thread: started by its first job, ended by a job that is aborted, and after some time without work. */
export class WorkerThread<J, R> {
  private readonly logger = new Logger(WorkerThread.name);
  private readonly pool: Piscina<J, R>;
  private hasStarted = false;
  private readonly loaded = new Set<string>();

  constructor({ task, module, memoryMb, idleMs }: WorkerThreadOptions) {
    this.pool = new Piscina<J, R>({
      filename: module.href,
      name: task,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      resourceLimits: {
        maxOldGenerationSizeMb: memoryMb,
        maxYoungGenerationSizeMb: 32,
        stackSizeMb: 4,
      },
      execArgv: module.pathname.endsWith('.ts') ? ['--import', LOADER.href] : [],
      env: {}, // threads parse untrusted text: they get no secrets
    });
    this.pool.on('workerCreate', () => (this.hasStarted = true));
    this.pool.on('workerDestroy', () => {
      this.hasStarted = false;
      this.loaded.clear();
    });
    // A thread that dies without a job has no caller to reject; without a listener the event would end the process.
    this.pool.on('error', (error: Error) => this.logger.warn(`a thread for ${task} ended: ${error.message}`));
  }

  /** Whether it runs, or is starting. */
  get isUp(): boolean {
    return this.pool.threads.length > 0;
  }

  /** Whether it can start a job at once. */
  get isReady(): boolean {
    return this.isUp && this.hasStarted;
  }

  /** Whether it has the code of such jobs. */
  hasLoaded(kind: string): boolean {
    return this.isReady && this.loaded.has(kind);
  }

  /** Loads the code of such jobs, by the function `load` of its module. The signal ends the thread. */
  async load(job: J, kind: string, signal: AbortSignal): Promise<void> {
    await this.pool.run(job, { name: 'load', signal });
    this.loaded.add(kind);
  }

  /** Runs one job at a time. The signal ends the thread and the job. */
  run(job: J, signal: AbortSignal): Promise<R> {
    return this.pool.run(job, { signal });
  }

  /** Resolves when the thread is ready, or after `timeoutMs`. Never rejects: the next job reports the error. */
  async start(timeoutMs: number): Promise<void> {
    const options = { filename: READY.href, name: 'ready', signal: AbortSignal.timeout(timeoutMs) };
    await this.pool.run(undefined as J, options).catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
