import { Injectable } from '@nestjs/common';
import { type DomainEvent, OnDomainEvent } from '@capstan/platform-events';
import { type WebhookDisabled, webhookDisabled } from '@capstan/webhooks';
import { DataSource } from 'typeorm';
import { InboxEntryEntity } from './inbox-entry.entity.js';

const REASONS: Partial<Record<WebhookDisabled['reason'], string>> = {
  gone: 'it answered 410',
  failing: 'all attempts to reach it failed for days',
  no_admin_key:
    'it receives events for operators, and the last key of the account with the scope admin was revoked',
};

/**
 * Notifies an account in its inbox that one of its webhooks is disabled: the event reaches only other webhooks, and most
 * accounts have one.
 */
@Injectable()
export class WebhookNotice {
  constructor(private readonly dataSource: DataSource) {}

  /** An entry has the id of its event, so that a repeated event adds nothing. */
  @OnDomainEvent(webhookDisabled, { handler: 'messages.webhook-notice' })
  async notify({ id, accountId, data }: DomainEvent<WebhookDisabled>): Promise<void> {
    if (accountId === null) return;
    const { webhook_id: webhookId, reason } = data;
    const text = [
      `The webhook ${webhookId} was disabled: ${REASONS[reason] ?? reason}. No further requests are sent to it.`,
      `GET /v1/webhooks/${webhookId}/deliveries shows how it answered.`,
      `Enable it with PATCH /v1/webhooks/${webhookId} and {"enabled": true}: what waits is sent then.`,
    ].join('\n');
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(InboxEntryEntity)
      .values({ id, accountId, subject: 'A webhook was disabled', text, html: null })
      .orIgnore()
      .execute();
  }
}
