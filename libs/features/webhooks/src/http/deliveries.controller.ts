import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal, RequireScope } from '@capstan/auth';
import { ApiEnvelope, Bodiless } from '@capstan/platform-http';
import { WebhookDeliveries } from '../deliveries/webhook-deliveries.repository.js';
import { WebhooksService } from '../endpoints/webhooks.service.js';
import { DeliveriesQuery } from './deliveries.query.js';
import {
  WebhookDeliveryDetailResult,
  WebhookDeliveryListResult,
  WebhookDeliveryResult,
} from './delivery.result.js';
import { toDeliveryDetailResult, toDeliveryResult } from './webhook.mapper.js';

/** The log of what was sent to a webhook. */
@ApiTags('Webhooks')
@RequireScope('webhooks')
@Controller('v1/webhooks/:id/deliveries')
export class WebhookDeliveriesController {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly deliveries: WebhookDeliveries,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listWebhookDeliveries',
    summary: 'List the deliveries of a webhook',
    description: 'Newest first, also those that wait.',
  })
  @ApiEnvelope(WebhookDeliveryListResult, { failures: [404] })
  async list(
    @CurrentPrincipal() principal: Principal,
    @Param('id') id: string,
    @Query() query: DeliveriesQuery,
  ): Promise<WebhookDeliveryListResult> {
    const endpoint = await this.webhooks.get(principal, id);
    const { items, nextAfter } = await this.deliveries.list(endpoint.id, query);
    return { deliveries: items.map(toDeliveryResult), next_after: nextAfter };
  }

  @Get(':delivery_id')
  @ApiOperation({
    operationId: 'getWebhookDelivery',
    summary: 'Look at a delivery',
    description: 'The request, and how each attempt was answered, both shortened.',
  })
  @ApiEnvelope(WebhookDeliveryDetailResult, { failures: [404] })
  async get(
    @CurrentPrincipal() principal: Principal,
    @Param('id') id: string,
    @Param('delivery_id') deliveryId: string,
  ): Promise<WebhookDeliveryDetailResult> {
    const endpoint = await this.webhooks.get(principal, id);
    const delivery = await this.deliveries.get(endpoint.id, deliveryId);
    return toDeliveryDetailResult(delivery, await this.deliveries.attemptsOf(delivery.id));
  }

  @Post(':delivery_id/resend')
  @HttpCode(200)
  @Bodiless()
  @ApiOperation({
    operationId: 'resendWebhookDelivery',
    summary: 'Send a delivery again',
    description:
      'One that waits for a retry is attempted at once. One that was delivered or has failed is sent again as a new delivery with the same event id, without waiting for others.',
  })
  @ApiEnvelope(WebhookDeliveryResult, { failures: [404, 409] })
  async resend(
    @CurrentPrincipal() principal: Principal,
    @Param('id') id: string,
    @Param('delivery_id') deliveryId: string,
  ): Promise<WebhookDeliveryResult> {
    return toDeliveryResult(await this.webhooks.resend(principal, id, deliveryId));
  }
}
