import { Injectable } from '@nestjs/common';
import { RepeatedWork } from '@capstan/platform-core';
import { DataSource } from 'typeorm';
import { AccountEraser } from './account-eraser.js';
import { deletedBefore } from './erase-account.sql.js';

const EVERY_MS = 60_000;
/** Longer than a process continues work of an account before it notices the deletion. */
const AFTER_SECONDS = 600;

/** Finishes deletions of accounts ten minutes later. Every API process does it: the work is idempotent. */
@Injectable()
export class DeletionFinisher extends RepeatedWork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly eraser: AccountEraser,
  ) {
    super(EVERY_MS);
  }

  /** Finishes deletions that are due; one that fails is tried again in the next round. */
  override async run(): Promise<void> {
    const due = await deletedBefore(this.dataSource, AFTER_SECONDS);
    const ends = await Promise.allSettled(due.map((id) => this.eraser.finish(id)));
    for (const end of ends) {
      if (end.status === 'rejected')
        this.logger.warn(`the deletion of an account could not be finished: ${String(end.reason)}`);
    }
  }
}
