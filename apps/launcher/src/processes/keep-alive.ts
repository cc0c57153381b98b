import { setTimeout as sleep } from 'node:timers/promises';
import { LaunchError, reasonOf } from '../launch.error.js';
import type { RunningService, Service } from './service.js';

/** How a service that ends is restarted. */
export interface KeepAliveOptions {
  note: (text: string) => void;
  /** A run at least this long counts as a good start. */
  stableMs: number;
  /** Consecutive bad starts before giving up. */
  maxBadStarts: number;
  /** Delay before the second start; doubles with each bad start, at most 15 s. */
  backoffMs: number;
}

const DEFAULTS = { stableMs: 30_000, maxBadStarts: 5, backoffMs: 500 };

/** Keeps a service running: restarts it when it ends, with increasing delays, and finally gives up. */
export class KeepAlive {
  private readonly options: KeepAliveOptions;
  private readonly stopping = new AbortController();
  private running: RunningService | undefined;
  private currentPid: number | undefined;
  private onSpawn: () => void = () => undefined;
  private starting: Promise<unknown> = Promise.resolve();
  private watch: Promise<void> = Promise.resolve();
  private reportFailure: (error: LaunchError) => void = () => undefined;
  /** Resolves with the reason when the service is no longer restarted; never when it is stopped. */
  readonly failed: Promise<LaunchError>;

  constructor(
    private readonly service: Service,
    options: Partial<KeepAliveOptions> & Pick<KeepAliveOptions, 'note'>,
  ) {
    this.options = { ...DEFAULTS, ...options };
    this.failed = new Promise((resolve) => (this.reportFailure = resolve));
  }

  /** The current process, from the moment it exists. */
  get pid(): number | undefined {
    return this.currentPid;
  }

  /**
   * Resolves when the service is ready for the first time.
   * @param onSpawn called with every new process.
   * @throws LaunchError if the first start fails; it is not retried, since the operator is watching.
   */
  async start(signal: AbortSignal, onSpawn: () => void = () => undefined): Promise<void> {
    this.onSpawn = onSpawn;
    const first = this.begin(AbortSignal.any([signal, this.stopping.signal]));
    this.starting = first.then(
      (life) => (this.running = life),
      () => undefined,
    );
    this.watch = this.keep(await first);
  }

  /** Stops the service and does not restart it. */
  async stop(force: AbortSignal): Promise<void> {
    this.stopping.abort();
    await this.starting;
    await this.running?.stop(force);
    await this.watch;
  }

  private begin(signal: AbortSignal): Promise<RunningService> {
    return this.service.start(signal, (pid) => {
      this.currentPid = pid;
      this.onSpawn();
    });
  }

  private async keep(first: RunningService): Promise<void> {
    const { signal } = this.stopping;
    let life: RunningService | undefined = first;
    let badStarts = 0;
    while (!signal.aborted) {
      const born = performance.now();
      let how: string;
      try {
        life ??= await this.begin(signal);
        this.running = life;
        if (signal.aborted) return await life.stop(signal);
        how = await life.exited;
      } catch (error) {
        how = reasonOf(error);
      }
      life = undefined;
      this.running = undefined;
      if (signal.aborted) return;
      badStarts = performance.now() - born >= this.options.stableMs ? 0 : badStarts + 1;
      if (badStarts >= this.options.maxBadStarts) {
        const text = `${this.service.name} ended ${badStarts} times in a row right after it was started; the last time: ${how}.`;
        this.reportFailure(new LaunchError(`${text} Its messages above say why.`));
        return;
      }
      await this.pause(how, badStarts, signal);
    }
  }

  private async pause(how: string, badStarts: number, signal: AbortSignal): Promise<void> {
    const delayMs = Math.min(15_000, this.options.backoffMs * 2 ** Math.max(0, badStarts - 1));
    this.options.note(`${this.service.name} ended (${how}); restarting it in ${delayMs / 1000} s.`);
    await sleep(delayMs, undefined, { signal }).catch(() => undefined);
  }
}
