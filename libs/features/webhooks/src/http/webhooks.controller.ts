import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CreatesOnce, CurrentPrincipal, type Principal, RequireScope, creationOf } from '@capstan/auth';
import { ApiEnvelope, Bodiless, IdempotencyKey } from '@capstan/platform-http';
import { WebhooksService } from '../endpoints/webhooks.service.js';
import { WebhookDeliveryResult } from './delivery.result.js';
import { CreateWebhookBody, RotateSecretBody, UpdateWebhookBody } from './webhook.bodies.js';
import { toDeliveryResult, toWebhookResult } from './webhook.mapper.js';
import { WebhooksQuery } from './webhooks.query.js';
import {
  NewWebhookResult,
  RotatedWebhookResult,
  WebhookListResult,
  WebhookResult,
} from './webhook.result.js';

/** The account's webhooks. */
@ApiTags('Webhooks')
@RequireScope('webhooks')
@Controller('v1/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'createWebhook',
    summary: 'Create a webhook',
    description:
      'Events of the account that happen from now on are sent to the URL, at least once and in order. The answer is the only one that holds the secret with which requests are signed.',
  })
  @CreatesOnce()
  @ApiEnvelope(NewWebhookResult, { failures: [409, 413, 415, 422] })
  async create(
    @CurrentPrincipal() principal: Principal,
    @Body() body: CreateWebhookBody,
    @IdempotencyKey() header?: string,
  ): Promise<NewWebhookResult> {
    const { url, description, event_types: eventTypes } = body;
    const { accountId } = principal;
    const creation = creationOf(header, { accountId, operation: 'create webhook', body });
    const created = await this.webhooks.create(principal, { url, description, eventTypes }, creation);
    return { ...toWebhookResult(created.endpoint), secret: created.secret };
  }

  @Get()
  @ApiOperation({ operationId: 'listWebhooks', summary: 'List your webhooks', description: 'Newest first.' })
  @ApiEnvelope(WebhookListResult)
  async list(
    @CurrentPrincipal() principal: Principal,
    @Query() { event_type: eventType, ...page }: WebhooksQuery,
  ): Promise<WebhookListResult> {
    const { items, nextAfter } = await this.webhooks.list(principal, { ...page, eventType });
    return { webhooks: items.map(toWebhookResult), next_after: nextAfter };
  }

  @Get(':id')
  @ApiOperation({
    operationId: 'getWebhook',
    summary: 'Look at a webhook',
    description: 'Its settings, and whether it fails; never its secret.',
  })
  @ApiEnvelope(WebhookResult, { failures: [404] })
  async get(@CurrentPrincipal() principal: Principal, @Param('id') id: string): Promise<WebhookResult> {
    return toWebhookResult(await this.webhooks.get(principal, id));
  }

  @Patch(':id')
  @ApiOperation({
    operationId: 'updateWebhook',
    summary: 'Change a webhook',
    description:
      'Enable one that was disabled, or send its events elsewhere: then what was waiting is attempted at once.',
  })
  @ApiEnvelope(WebhookResult, { failures: [404, 413, 415] })
  async update(
    @CurrentPrincipal() principal: Principal,
    @Param('id') id: string,
    @Body() { event_types: eventTypes, enabled: isEnabled, url, description }: UpdateWebhookBody,
  ): Promise<WebhookResult> {
    return toWebhookResult(
      await this.webhooks.update(principal, id, { url, description, eventTypes, isEnabled }),
    );
  }

  @Delete(':id')
  @ApiOperation({
    operationId: 'deleteWebhook',
    summary: 'Delete a webhook',
    description: 'With its deliveries: what was waiting is not sent.',
  })
  @ApiEnvelope(WebhookResult, { failures: [404] })
  async delete(@CurrentPrincipal() principal: Principal, @Param('id') id: string): Promise<WebhookResult> {
    return toWebhookResult(await this.webhooks.delete(principal, id));
  }

  @Post(':id/rotate-secret')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'rotateWebhookSecret',
    summary: 'Replace the secret of a webhook',
    description:
      'The answer is the only one that holds the new secret. For `overlap_seconds` requests carry a signature for each secret, so that receivers can be changed one after another.',
  })
  @ApiEnvelope(RotatedWebhookResult, { failures: [404, 413, 415] })
  async rotateSecret(
    @CurrentPrincipal() principal: Principal,
    @Param('id') id: string,
    @Body() { overlap_seconds: overlapSeconds }: RotateSecretBody,
  ): Promise<RotatedWebhookResult> {
    const rotated = await this.webhooks.rotateSecret(principal, id, overlapSeconds);
    return {
      ...toWebhookResult(rotated.endpoint),
      secret: rotated.secret,
      previous_secrets_expire_at: rotated.previousExpiresAt.toISOString(),
    };
  }

  @Post(':id/test')
  @HttpCode(200)
  @Bodiless()
  @ApiOperation({
    operationId: 'testWebhook',
    summary: 'Send a test event',
    description:
      'Sends `webhook.test` once, whatever the webhook subscribes to, and without waiting for other deliveries. The answer names the delivery to look at.',
  })
  @ApiEnvelope(WebhookDeliveryResult, { failures: [404] })
  async test(
    @CurrentPrincipal() principal: Principal,
    @Param('id') id: string,
  ): Promise<WebhookDeliveryResult> {
    return toDeliveryResult(await this.webhooks.test(principal, id));
  }
}
