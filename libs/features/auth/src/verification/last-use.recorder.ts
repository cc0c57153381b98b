import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { KeyLookup } from './key-lookup.js';

const FLUSH_EVERY_MS = 10_000;

/** Gathers when keys were used and writes it every ten seconds: one statement instead of one per call. */
@Injectable()
export class LastUseRecorder implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(LastUseRecorder.name);
  private uses = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly keys: KeyLookup) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.flush(), FLUSH_EVERY_MS);
    this.timer.unref();
  }

  /** Runs before the database connection closes. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  /** @param now unix milliseconds. */
  used(keyId: string, now: number): void {
    this.uses.set(keyId, now);
  }

  /** Writes what was gathered. A failure is logged: the time of a use is not worth failing for. */
  async flush(): Promise<void> {
    if (this.uses.size === 0) return;
    const gathered = this.uses;
    this.uses = new Map();
    try {
      await this.keys.recordUses(gathered);
    } catch (error) {
      this.logger.warn(
        `last uses of keys were not written: ${error instanceof Error ? error.message : 'unknown'}`,
      );
    }
  }
}
