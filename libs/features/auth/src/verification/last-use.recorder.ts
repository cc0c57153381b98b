import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { KeyLookup } from './key-lookup.js';
import { KeyVerifier } from './key-verifier.js';

const FLUSH_EVERY_MS = 10_000;

/** Writes every ten seconds when keys were last used: one statement instead of one per call. */
@Injectable()
export class LastUseRecorder implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(LastUseRecorder.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly verifier: KeyVerifier,
    private readonly keys: KeyLookup,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.flush(), FLUSH_EVERY_MS);
    this.timer.unref();
  }

  /** Runs before the database connection is closed. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  /** Logs failures: the time of a use is not worth failing for. */
  async flush(): Promise<void> {
    const uses = this.verifier.takeUses();
    if (uses.size === 0) return;
    try {
      await this.keys.recordUses(uses);
    } catch (error) {
      this.logger.warn(
        `could not write last uses of keys: ${error instanceof Error ? error.message : 'unknown'}`,
      );
    }
  }
}
