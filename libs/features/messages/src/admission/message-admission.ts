import { Inject, Injectable } from '@nestjs/common';
import { InvalidUrlError } from '@capstan/kit';
import { lockIdOf, lockSubjectUntilCommit } from '@capstan/platform-core';
import { OutboundError, OutboundTargets } from '@capstan/platform-outbound';
import { DataSource, type EntityManager } from 'typeorm';
import { type ComposedMessage, composeMessage } from '../composition/compose-message.js';
import { DailyLimitReachedError } from '../errors/daily-limit-reached.error.js';
import { RecipientNotAllowedError } from '../errors/recipient-not-allowed.error.js';
import { type MessagesConfig, messagesConfig } from '../messages.config.js';
import type { SendMessageParams } from '../params/send-message.params.js';
import { countSentToday } from '../rows/message-store.sql.js';
import { MessageSettings } from '../settings/message-settings.js';
import type { MessageSettingsEntity } from '../settings/message-settings.entity.js';
import { StoredAttachments } from '../transports/stored-attachments.js';
import { TransportRegistry } from '../transports/transport-registry.js';
import { TransportsOfMessage } from './transports-of-message.js';
import { isAllowed } from './recipient-patterns.js';

const DAILY_LOCK = lockIdOf('messages.daily');
const DAY_MS = 86_400_000;

/** Decides whether a call may send its message, before anything is stored. */
@Injectable()
export class MessageAdmission {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registry: TransportRegistry,
    private readonly transports: TransportsOfMessage,
    private readonly settings: MessageSettings,
    private readonly attachments: StoredAttachments,
    private readonly targets: OutboundTargets,
    @Inject(messagesConfig.token) private readonly config: MessagesConfig,
  ) {}

  /**
   * Composes the message of a call and checks it, in the transaction that is to store it.
   * @throws InvalidRequestError; InvalidUrlError; ChannelUnavailableError; RecipientNotAllowedError; DailyLimitReachedError.
   */
  async admit(
    manager: EntityManager,
    accountId: string,
    params: SendMessageParams,
  ): Promise<ComposedMessage & { providers: string[] }> {
    const composed = composeMessage(params, this.registry.servicesOf(params.channel), new Date());
    this.assertPublic(composed);
    const providers = this.transports.namesFor(accountId, composed);
    await this.attachments.assertStored(composed.content.attachments, composed.scheduledAt);
    const settings = await this.settings.of(accountId, manager);
    assertAllowed(composed, settings);
    await this.assertBelowLimit(manager, composed, settings);
    return { ...composed, providers };
  }

  /** The checks of `admit` without storing anything. */
  preview(accountId: string, params: SendMessageParams): Promise<ComposedMessage & { providers: string[] }> {
    return this.dataSource.transaction((manager) => this.admit(manager, accountId, params));
  }

  /** The address of a name is checked when the message is sent: nothing waits for a name server in this transaction. */
  private assertPublic({ recipient: { channel, to } }: ComposedMessage): void {
    if (channel !== 'webhook') return;
    try {
      this.targets.nameIn(to);
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      throw new InvalidUrlError(`cannot receive messages: ${error.message}`, { path: 'to', cause: error });
    }
  }

  private async assertBelowLimit(
    manager: EntityManager,
    { recipient: { channel } }: ComposedMessage,
    { accountId, dailyLimit }: MessageSettingsEntity,
  ): Promise<void> {
    const limit = dailyLimit ?? this.config.dailyLimits[channel];
    // Calls at the same time would all see a place left.
    await lockSubjectUntilCommit(manager, DAILY_LOCK, `${accountId}:${channel}`);
    const sent = await countSentToday(manager, accountId, channel);
    if (sent < limit) return;
    const untilMidnightMs = DAY_MS - (Date.now() % DAY_MS);
    throw new DailyLimitReachedError(channel, limit, Math.ceil(untilMidnightMs / 1000));
  }
}

/** @throws RecipientNotAllowedError */
function assertAllowed(
  { recipient }: ComposedMessage,
  { allowedRecipients, operatorRecipients }: MessageSettingsEntity,
): void {
  if (recipient.channel === 'inbox') return;
  if (operatorRecipients && !isAllowed(recipient.text, operatorRecipients)) {
    throw new RecipientNotAllowedError(recipient.text, 'operator');
  }
  if (allowedRecipients && !isAllowed(recipient.text, allowedRecipients)) {
    throw new RecipientNotAllowedError(recipient.text, 'account');
  }
}
