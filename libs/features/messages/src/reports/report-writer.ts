import { Injectable } from '@nestjs/common';
import type { DeliveryReport } from '@capstan/kit';
import { type EventType, Outbox } from '@capstan/platform-events';
import type { EntityManager } from 'typeorm';
import { type MessageChanged, messageBounced, messageDelivered, messageSent } from '../rows/domain-events.js';
import { MessageEvents } from '../rows/message-events.js';
import { applyReport } from './delivery-reports.sql.js';

const DOMAIN_EVENTS: Readonly<Record<DeliveryReport['status'], EventType<MessageChanged>>> = {
  sent: messageSent,
  delivered: messageDelivered,
  bounced: messageBounced,
};

/** Writes the reported status of a message whose sending has ended. */
@Injectable()
export class ReportWriter {
  constructor(
    private readonly events: MessageEvents,
    private readonly outbox: Outbox,
  ) {}

  /** @returns whether the message changed: one that is unknown, or has a later status already, does not. */
  async write(manager: EntityManager, provider: string, report: DeliveryReport): Promise<boolean> {
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
