import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { maintenanceOperation } from './maintenance-operation.js';

/**
 * Work that a process repeats while it runs, e.g. deleting what has expired. A failure is logged, and the next round tries again;
 * while a round takes longer than the interval, no other begins. Shutting down waits for the round under way.
 */
export abstract class RepeatedWork implements OnApplicationBootstrap, OnApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;

  /**
   * @param everyMs the interval.
   * @param options.isImmediate whether the first round begins at the start, instead of one interval after it.
   */
  constructor(
    private readonly everyMs: number,
    private readonly options: { isImmediate?: boolean } = {},
  ) {}

  /** One round. Several processes may run it at once. */
  abstract run(): Promise<unknown>;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.begin(), this.everyMs);
    this.timer.unref();
    if (this.options.isImmediate === true) this.begin();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  private begin(): void {
    this.round ??= this.attempt().finally(() => (this.round = undefined));
  }

  private async attempt(): Promise<void> {
    await maintenanceOperation
      .run({ work: this.constructor.name }, async () => {
        try {
          await this.run();
        } catch (error) {
          this.logger.warn(`a round failed, and is repeated: ${String(error)}`);
          throw error;
        }
      })
      .catch(() => undefined);
  }
}
