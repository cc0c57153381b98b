import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { DeliveryReport } from '@capstan/kit';
import { sha256 } from '@capstan/platform-core';
import { DataSource, type EntityManager } from 'typeorm';
import { AcceptedMessages } from '../delivery/accepted-messages.js';
import { MessageStillSendingError } from '../errors/message-still-sending.error.js';
import { MessageAttempts } from '../rows/message-attempts.js';
import { isBeingSent } from '../reports/delivery-reports.sql.js';
import { ReportWriter } from '../reports/report-writer.js';
import { SeenCallbackEntity } from './seen-callback.entity.js';

/** Most such reports arrive just before the worker records the response to its request. */
const PATIENCE_MS = 2_000;
const WAIT_MS = 100;

/** Applies the delivery reports of providers. A callback is applied once. */
@Injectable()
export class DeliveryReports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly writer: ReportWriter,
    private readonly attempts: MessageAttempts,
    private readonly accepted: AcceptedMessages,
  ) {}

  /**
   * @param uniqueBy identifies the callback of the transport.
   * @returns how many messages changed. @throws MessageStillSendingError if the provider must retry the callback.
   */
  async apply(transport: string, uniqueBy: string, reports: readonly DeliveryReport[]): Promise<number> {
    const patience = AbortSignal.timeout(PATIENCE_MS);
    for (const report of reports) await this.endOpen(transport, report, patience);
    return this.dataSource.transaction(async (manager) => {
      if (!(await isFirst(manager, transport, uniqueBy))) return 0;
      let changed = 0;
      for (const report of reports) {
        if (await isBeingSent(manager, report)) throw new MessageStillSendingError();
        if (await this.writer.write(manager, transport, report)) changed += 1;
      }
      return changed;
    });
  }

  /** A report proves that the provider accepted the message, even if no worker received its response. */
  private async endOpen(provider: string, report: DeliveryReport, patience: AbortSignal): Promise<void> {
    const { messageId, providerMessageId = null } = report;
    if (messageId === undefined) return;
    while (await isBeingSent(this.dataSource, report)) {
      if (patience.aborted) {
        const asked = (await this.attempts.of(messageId)).findLast(
          ({ transport, outcome }) => transport === provider && outcome === null,
        );
        if (!asked) return;
        const end = { status: 'sent', provider, providerMessageId, attempt: asked.number } as const;
        return this.accepted.record(messageId, end);
      }
      await sleep(WAIT_MS);
    }
  }
}

/** Returns whether a callback is new: vendors retry them, and an attacker may replay them. */
async function isFirst(manager: EntityManager, transport: string, uniqueBy: string): Promise<boolean> {
  const hash = sha256(`${transport}\n${uniqueBy}`);
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(SeenCallbackEntity)
    .values({ hash })
    .orIgnore()
    .returning('hash')
    .execute();
  return (raw as unknown[]).length > 0;
}
