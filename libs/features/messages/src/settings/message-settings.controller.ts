import { Body, Controller, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal, RequireScope } from '@capstan/auth';
import { ApiEnvelope, Bodiless } from '@capstan/platform-http';
import { MessageSettings } from './message-settings.js';
import type { MessageSettingsEntity } from './message-settings.entity.js';
import { ChangeMessageSettingsBody, MessageSettingsResult } from './message-settings.result.js';

/** Settings of an account for its messages. */
@ApiTags('Messages')
@Controller('v1/messages/settings')
@RequireScope('account')
export class MessageSettingsController {
  constructor(private readonly settings: MessageSettings) {}

  @Get()
  @ApiOperation({
    operationId: 'getMessageSettings',
    summary: 'Allowed recipients and webhook secret',
    description: 'Free.',
  })
  @ApiEnvelope(MessageSettingsResult)
  async get(@CurrentPrincipal() { accountId }: Principal): Promise<MessageSettingsResult> {
    return toSettingsResult(await this.settings.of(accountId));
  }

  @Patch()
  @ApiOperation({
    operationId: 'changeMessageSettings',
    summary: 'Change the allowed recipients',
    description: 'Holds for messages that are sent from now on, not for scheduled ones. Free.',
  })
  @ApiEnvelope(MessageSettingsResult, { failures: [413, 415] })
  async change(
    @CurrentPrincipal() { accountId }: Principal,
    @Body() { allowed_recipients: allowed }: ChangeMessageSettingsBody,
  ): Promise<MessageSettingsResult> {
    const changes = allowed && { allowedRecipients: allowed.length === 0 ? null : allowed };
    return toSettingsResult(await this.settings.change(accountId, changes ?? {}));
  }

  @Post('rotate-secret')
  @HttpCode(200)
  @Bodiless()
  @ApiOperation({
    operationId: 'rotateMessageSecret',
    summary: 'Replace the webhook secret',
    description: 'Messages are signed with the new secret at once. Free.',
  })
  @ApiEnvelope(MessageSettingsResult)
  async rotate(@CurrentPrincipal() { accountId }: Principal): Promise<MessageSettingsResult> {
    return toSettingsResult(await this.settings.rotateSecret(accountId));
  }
}

const toSettingsResult = (settings: MessageSettingsEntity): MessageSettingsResult => ({
  allowed_recipients: settings.allowedRecipients,
  operator_recipients: settings.operatorRecipients,
  webhook_secret: settings.signingSecret,
});
