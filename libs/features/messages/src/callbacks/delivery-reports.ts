import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { DeliveryReport } from '@capstan/kit';
import { type EventType, Outbox } from '@capstan/platform-events';
import { DataSource, type EntityManager } from 'typeorm';
import { MessageStillSendingError } from '../errors/message-still-sending.error.js';
import { type MessageChanged, messageBounced, messageDelivered, messageSent } from '../rows/domain-events.js';
import { MessageEvents } from '../rows/message-events.js';
import { applyReport, isBeingSent } from './delivery-reports.sql.js';
import { SeenCallbackEntity } from './seen-callback.entity.js';

const DOMAIN_EVENTS: Readonly<Record<DeliveryReport['status'], EventType<MessageChanged>>> = {
  sent: messageSent,
  delivered: messageDelivered,
  bounced: messageBounced,
};

/** Applies what providers report of messages that they accepted. A callback is applied once. */
@Injectable()
export class DeliveryReports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: MessageEvents,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @param uniqueBy what no other callback of the transport has.
   * @returns how many messages changed. @throws MessageStillSendingError when the callback is to come again.
   */
  apply(transport: string, uniqueBy: string, reports: readonly DeliveryReport[]): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await isFirst(manager, transport, uniqueBy))) return 0;
      let changed = 0;
      for (const report of reports) {
        if (await isBeingSent(manager, report)) throw new MessageStillSendingError();
        if (await this.applyOne(manager, transport, report)) changed += 1;
      }
      return changed;
    });
  }

  private async applyOne(manager: EntityManager, provider: string, report: DeliveryReport): Promise<boolean> {
    const message = await applyReport(manager, provider, report);
    if (!message) return false;
    const { id, accountId, channel, detail } = message;
    const { status } = report;
    await this.events.append(manager, id, [{ kind: `message.${status}`, fields: { provider, detail } }]);
    const data = { message_id: id, channel, provider, detail };
    await this.outbox.append(manager, DOMAIN_EVENTS[status].create(accountId, data));
    return true;
  }
}

/** Whether a callback was not processed before: vendors repeat them, and so may anyone who recorded one. */
async function isFirst(manager: EntityManager, transport: string, uniqueBy: string): Promise<boolean> {
  const hash = createHash('sha256').update(`${transport}\n${uniqueBy}`).digest();
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
