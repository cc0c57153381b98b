import { Injectable } from '@nestjs/common';
import { AccountsReader, type KeyEvent, keyRevoked } from '@capstan/auth';
import { type DomainEvent, EventTypes, OnDomainEvent, Outbox } from '@capstan/platform-events';
import { DataSource } from 'typeorm';
import { operatorSubscriptions } from '../events/subscriptions.js';
import { webhookDisabled } from '../events/webhook-events.js';
import { disableOperatorWebhooks } from './disable-operator-webhooks.sql.js';

/**
 * Disables the webhooks for operators of an account whose last key with the scope `admin` was revoked: none of its keys may
 * change them from now on. Other webhooks belong to the account, whatever key created them.
 */
@Injectable()
export class OperatorRights {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsReader,
    private readonly types: EventTypes,
    private readonly outbox: Outbox,
  ) {}

  @OnDomainEvent(keyRevoked, { handler: 'webhooks.operator-rights' })
  async review({ accountId, data }: DomainEvent<KeyEvent>): Promise<void> {
    if (accountId === null || !data.scopes.includes('admin')) return;
    if (await this.accounts.hasAdminKey(accountId)) return;
    await this.dataSource.transaction(async (manager) => {
      const subscriptions = operatorSubscriptions(this.types.all());
      const disabled = await disableOperatorWebhooks(manager, accountId, subscriptions);
      const events = disabled.map((id) =>
        webhookDisabled.create(accountId, { webhook_id: id, reason: 'no_admin_key' }),
      );
      await this.outbox.append(manager, ...events);
    });
  }
}
