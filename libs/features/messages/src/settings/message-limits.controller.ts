import { Body, Get, Param, Put } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { AdminController, Audited } from '@capstan/admin';
import { AccountsService } from '@capstan/auth';
import { ApiEnvelope } from '@capstan/platform-http';
import { MessageLimitsBody, MessageLimitsResult } from './message-limits.result.js';
import { MessageSettings } from './message-settings.js';
import type { MessageSettingsEntity } from './message-settings.entity.js';

/** Limits that the operator sets for the messages of an account. */
@AdminController('accounts/:id/message-limits')
export class MessageLimitsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly settings: MessageSettings,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'adminGetMessageLimits',
    summary: 'Get the message limits of an account',
    description: 'Allowed recipients, and messages a day.',
  })
  @ApiEnvelope(MessageLimitsResult, { failures: [404] })
  async get(@Param('id') id: string): Promise<MessageLimitsResult> {
    const account = await this.accounts.get(id);
    return toLimitsResult(await this.settings.of(account.id));
  }

  @Put()
  @Audited<MessageLimitsResult>('account.messages_limited', ({ account_id, ...details }) => ({
    targetType: 'account',
    targetId: account_id,
    details,
  }))
  @ApiOperation({
    operationId: 'adminSetMessageLimits',
    summary: 'Set the message limits of an account',
    description:
      'Allowed recipients, and messages a day. Holds for messages that are sent from now on, not for scheduled ones.',
  })
  @ApiEnvelope(MessageLimitsResult, { failures: [404] })
  async set(
    @Param('id') id: string,
    @Body() { allowed_recipients: allowed, daily_limit: dailyLimit }: MessageLimitsBody,
  ): Promise<MessageLimitsResult> {
    const account = await this.accounts.get(id);
    const operatorRecipients = allowed.length === 0 ? null : allowed;
    return toLimitsResult(await this.settings.change(account.id, { operatorRecipients, dailyLimit }));
  }
}

const toLimitsResult = (settings: MessageSettingsEntity): MessageLimitsResult => ({
  account_id: settings.accountId,
  allowed_recipients: settings.operatorRecipients ?? [],
  daily_limit: settings.dailyLimit,
});
