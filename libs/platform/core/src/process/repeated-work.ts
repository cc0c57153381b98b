import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

/**
 * Work that a process repeats while it runs, e.g. deleting what has expired. A failure is logged, and the next round tries again;
 * while a round takes longer than the interval, no other begins. Shutting down waits for the round under way.
 */
export abstract class RepeatedWork implements OnApplicationBootstrap, OnApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;

  /** @param everyMs the interval. */
  constructor(private readonly everyMs: number) {}

  /** One round. Several processes may run it at once. */
  abstract run(): Promise<unknown>;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.round ??= this.attempt().finally(() => (this.round = undefined));
    }, this.everyMs);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  private async attempt(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      this.logger.warn(`a round failed, and is repeated: ${String(error)}`);
    }
  }
}
