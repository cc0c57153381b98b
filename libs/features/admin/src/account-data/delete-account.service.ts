import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { AccountsService } from '@capstan/auth';
import { InvalidRequestError } from '@capstan/platform-core';
import { DataSource } from 'typeorm';
import { AccountDataRegistry } from './account-data.registry.js';
import { AccountEraser } from './account-eraser.js';
import { countHolds } from './erase-account.sql.js';

/** The time that running calls have to end. */
const CALLS_MS = 10_000;
const POLL_MS = 100;

/** Sizes of what was deleted. */
export interface DeletedAccount {
  id: string;
  rows: number;
  files: number;
}

/** Deletes an account with all its data (docs/adr/0048-deletion-of-accounts.md). */
@Injectable()
export class DeleteAccountService {
  private readonly logger = new Logger('DeleteAccount');

  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsService,
    private readonly registry: AccountDataRegistry,
    private readonly eraser: AccountEraser,
  ) {}

  /**
   * Suspends the account, ends its work, and deletes its data.
   * @param confirm the email address of the account.
   * @throws NotFoundError, InvalidRequestError, LastAdminError; AccountBusyError if its calls do not end in time.
   */
  async delete(id: string, confirm: string): Promise<DeletedAccount> {
    const { email } = await this.accounts.get(id);
    if (confirm.toLowerCase() !== email.toLowerCase()) {
      throw new InvalidRequestError([
        { path: 'confirm', message: 'must be the email address of the account' },
      ]);
    }
    await this.accounts.suspend(id);
    for (const data of this.registry.all()) await data.stopWork?.(id);
    await this.untilCallsEnded(id);
    const { rows, files } = await this.eraser.eraseRows(id);
    await this.eraser.eraseFiles(files).catch((error: unknown) => {
      // Repeated when the deletion is finished.
      this.logger.warn(`files of a deleted account are not deleted yet: ${String(error)}`);
    });
    return { id, rows, files: Object.values(files).flat().length };
  }

  private async untilCallsEnded(id: string): Promise<void> {
    const endsAtMs = performance.now() + CALLS_MS;
    while (performance.now() < endsAtMs && (await countHolds(this.dataSource, id)) > 0) await sleep(POLL_MS);
  }
}
