import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { AudioFiles } from './audio-files.js';

const EVERY_MS = 10 * 60_000;

/** Deletes old audio every ten minutes, in every process: copies are on each machine, and calls must not wait for it. */
@Injectable()
export class AudioPruner implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('AudioPruner');
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();

  constructor(private readonly files: AudioFiles) {}

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
      await this.files.prune();
    } catch (error) {
      this.logger.warn(`cannot delete old audio: ${String(error)}`);
    }
  }
}
