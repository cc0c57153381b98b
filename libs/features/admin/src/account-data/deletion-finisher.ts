import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountEraser } from './account-eraser.js';
import { deletedBefore } from './erase-account.sql.js';

const EVERY_MS = 60_000;
/** Longer than a process continues work of an account before it notices the deletion. */
const AFTER_SECONDS = 600;

/** Finishes deletions of accounts ten minutes later. Every API process does it: the work is idempotent. */
@Injectable()
export class DeletionFinisher implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('DeletionFinisher');
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly eraser: AccountEraser,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.round = this.round.then(() => this.finishDue());
    }, EVERY_MS);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  /** Finishes deletions that are due; one that fails is tried again in the next round. */
  async finishDue(): Promise<void> {
    try {
      const due = await deletedBefore(this.dataSource, AFTER_SECONDS);
      const ends = await Promise.allSettled(due.map((id) => this.eraser.finish(id)));
      for (const end of ends) if (end.status === 'rejected') this.report(end.reason);
    } catch (error) {
      this.report(error);
    }
  }

  private report(error: unknown): void {
    this.logger.warn(`the deletion of an account could not be finished: ${String(error)}`);
  }
}
