import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ArtifactFiles } from './artifact-files.js';

const EVERY_MS = 10 * 60_000;

/** Deletes expired files every ten minutes. Every worker runs it: they share the rows, and one is enough. */
@Injectable()
export class ArtifactPruner implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('ArtifactPruner');
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();

  constructor(private readonly files: ArtifactFiles) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.round = this.round.then(() => this.prune());
    }, EVERY_MS);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  private async prune(): Promise<void> {
    try {
      const removed = await this.files.prune();
      if (removed > 0) this.logger.debug(`removed ${removed} expired files`);
    } catch (error) {
      this.logger.warn(`cannot delete expired files: ${String(error)}`);
    }
  }
}
