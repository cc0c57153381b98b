import { Injectable } from '@nestjs/common';
import { createWebhookSecret } from '@capstan/platform-outbound';
import { DataSource, type EntityManager } from 'typeorm';
import { MessageSettingsEntity } from './message-settings.entity.js';

/** The part of the settings that is not made by the service. */
export type MessageRules = Pick<
  MessageSettingsEntity,
  'allowedRecipients' | 'operatorRecipients' | 'dailyLimit'
>;

/** Settings of accounts for messages; made with defaults when first asked for. */
@Injectable()
export class MessageSettings {
  constructor(private readonly dataSource: DataSource) {}

  async of(
    accountId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<MessageSettingsEntity> {
    const known = await manager.findOneBy(MessageSettingsEntity, { accountId });
    if (known) return known;
    const signingSecret = createWebhookSecret();
    await manager
      .createQueryBuilder()
      .insert()
      .into(MessageSettingsEntity)
      .values({ accountId, signingSecret })
      .orIgnore()
      .execute();
    return manager.findOneByOrFail(MessageSettingsEntity, { accountId });
  }

  async change(accountId: string, changes: Partial<MessageRules>): Promise<MessageSettingsEntity> {
    const settings = await this.of(accountId);
    if (Object.keys(changes).length > 0) {
      await this.dataSource.getRepository(MessageSettingsEntity).update({ accountId }, changes);
    }
    return { ...settings, ...changes };
  }

  /** Replaces the signing secret. Messages that are sent from now on are signed with the new one. */
  async rotateSecret(accountId: string): Promise<MessageSettingsEntity> {
    const settings = await this.of(accountId);
    const signingSecret = createWebhookSecret();
    await this.dataSource.getRepository(MessageSettingsEntity).update({ accountId }, { signingSecret });
    return { ...settings, signingSecret };
  }
}
