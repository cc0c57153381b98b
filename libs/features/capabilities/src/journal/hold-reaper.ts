import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { OrphanedHolds } from '@capstan/credits';
import { CallJournal } from './call-journal.js';

const EVERY_MS = 5_000;

/**
 * Releases the holds of calls whose process died. Every API process runs it, so one live process is enough;
 * with a lease of 20 s, dead calls are released within half a minute.
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

  /** @returns the number of released holds. */
  async reap(): Promise<number> {
    try {
      const undone = await this.orphans.reap((manager, released) =>
        this.journal.recordAbandoned(manager, released),
      );
      if (undone > 0) this.logger.warn(`released the holds of ${undone} abandoned calls`);
      return undone;
    } catch (error) {
      this.logger.warn(`could not release orphaned holds: ${String(error)}`);
      return 0;
    }
  }
}
