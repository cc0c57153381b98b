import { Injectable } from '@nestjs/common';
import { LeaseLostError, retryTransient } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import { ReportWriter } from '../reports/report-writer.js';
import { MessageAttempts } from '../rows/message-attempts.js';
import { MessageStore } from '../rows/message-store.js';
import type { AcceptedEnd } from './delivery-end.js';
import { MessageEndings } from './message-endings.js';

/** How long to wait for an unavailable database: the response of the provider is the only proof of acceptance. */
const PATIENCE_MS = 60_000;

/**
 * Records that a provider accepted a message, for callers without its lease: a worker that lost the lease before the
 * response arrived, and the callback of a provider. Such proof takes precedence over the process that holds the lease.
 */
@Injectable()
export class AcceptedMessages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: MessageStore,
    private readonly attempts: MessageAttempts,
    private readonly endings: MessageEndings,
    private readonly reports: ReportWriter,
  ) {}

  /** Ends the message if it is open. If it ended without knowing of the acceptance, corrects its status, free of charge. */
  record(messageId: string, end: AcceptedEnd): Promise<void> {
    return retryTransient(AbortSignal.timeout(PATIENCE_MS), async () => {
      while (!(await this.endOpen(messageId, end))) {
        if (!(await this.store.isOpen(messageId))) return this.correct(messageId, end);
      }
    });
  }

  /** @returns false when it has ended, or another process claimed it meanwhile. */
  private async endOpen(messageId: string, end: AcceptedEnd): Promise<boolean> {
    const claim = await this.store.claimForEnding(messageId);
    if (!claim) return false;
    try {
      await this.endings.end(claim, end);
      return true;
    } catch (error) {
      if (error instanceof LeaseLostError) return false;
      throw error;
    }
  }

  private async correct(messageId: string, end: AcceptedEnd): Promise<void> {
    const { status, provider, providerMessageId } = end;
    await this.dataSource.transaction(async (manager) => {
      await this.attempts.end(manager, messageId, end.attempt, { outcome: 'ok', detail: null });
      await this.reports.write(manager, provider, {
        status,
        messageId,
        ...(providerMessageId === null ? {} : { providerMessageId }),
      });
    });
  }
}
