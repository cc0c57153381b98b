import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { OrphanedHolds } from '@capstan/credits';
import { CallJournal } from './call-journal.js';

const EVERY_MS = 5_000;

/**
 * Returns the credits of calls whose process died. Every API process does it, so that the last one alive
 * suffices; with the lease of 20 s a dead call is undone within half a minute.
 */
@Injectable()
export class HoldReaper implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('HoldReaper');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly orphans: OrphanedHolds,
    private readonly journal: CallJournal,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.reap(), EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** @returns how many holds were undone. */
  async reap(): Promise<number> {
    try {
      const undone = await this.orphans.reap((manager, released) =>
        this.journal.recordAbandoned(manager, released),
      );
      if (undone > 0) this.logger.warn(`returned the credits of ${undone} abandoned calls`);
      return undone;
    } catch (error) {
      this.logger.warn(`orphaned holds were not undone: ${String(error)}`);
      return 0;
    }
  }
}
