import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal, RequireScope } from '@capstan/auth';
import {
  ApiCallHeaders,
  CALL_FAILURES,
  type CallRequest,
  CallRequestOf,
  CapabilityHttpHandler,
  CapabilityParamsPipe,
  type ValidParams,
  bodyExamples,
  priceText,
} from '@capstan/capabilities';
import { ApiEnvelope, Bodiless, type RenderedEnvelope, pageOf } from '@capstan/platform-http';
import type { FastifyReply } from 'fastify';
import { sendMessage } from '../capability/send-message.capability.js';
import { SendMessageParams } from '../params/send-message.params.js';
import { toMessageResult, toMessageSummary } from '../results/message.mapper.js';
import { MessageListResult, MessageResult } from '../results/message.result.js';
import { MessagesQuery } from './messages.query.js';
import { MessagesService } from './messages.service.js';

const ROUTE = '/v1/messages';
const SCOPE = 'capability:send_message';
const ApiMessageId = (): MethodDecorator =>
  ApiParam({ name: 'id', description: 'Id of the message', schema: { type: 'string', format: 'uuid' } });

/** Sends messages and returns their status. */
@ApiTags('Messages')
@Controller('v1/messages')
@RequireScope(SCOPE)
export class MessagesController {
  constructor(
    private readonly calls: CapabilityHttpHandler,
    private readonly messages: MessagesService,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'send_message',
    summary: sendMessage.summary,
    description: `${sendMessage.description}\n\nCosts ${priceText(sendMessage.credits)}; failures, dry runs and unknown outcomes are free.`,
  })
  @ApiBody({ type: SendMessageParams, required: true, examples: bodyExamples(sendMessage) })
  @ApiCallHeaders()
  @ApiHeader({
    name: 'Prefer',
    required: false,
    description:
      '`respond-async`: answer 202 at once with the message and its `Location`; with `wait=10` after at most ten seconds (RFC 7240)',
    schema: { type: 'string' },
  })
  @ApiEnvelope(MessageResult, { metadata: 'full', failures: [...CALL_FAILURES, 403] })
  @ApiEnvelope(MessageResult, {
    status: 202,
    metadata: 'full',
    description: 'The message is scheduled, or being sent',
  })
  send(
    @Body(new CapabilityParamsPipe(sendMessage)) params: ValidParams,
    @CallRequestOf() request: CallRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RenderedEnvelope> {
    return this.calls.handle({ capability: sendMessage.name, params, route: ROUTE }, request, reply);
  }

  @Get()
  @ApiOperation({ operationId: 'listMessages', summary: 'List your messages', description: 'Newest first.' })
  @ApiEnvelope(MessageListResult)
  async list(
    @CurrentPrincipal() { accountId }: Principal,
    @Query() { limit, after, status, channel }: MessagesQuery,
  ): Promise<MessageListResult> {
    const filter = { ...(status ? { status } : {}), ...(channel ? { channel } : {}) };
    const found = await this.messages.list(accountId, filter, { limit: limit + 1, after });
    const { items, nextAfter } = pageOf(found, limit);
    return { messages: items.map(toMessageSummary), next_after: nextAfter };
  }

  @Get(':id')
  @ApiMessageId()
  @ApiOperation({
    operationId: 'getMessage',
    summary: 'Status of a message',
    description: 'With every request that was made to a provider. Free.',
  })
  @ApiEnvelope(MessageResult, { failures: [404] })
  async get(@CurrentPrincipal() { accountId }: Principal, @Param('id') id: string): Promise<MessageResult> {
    return toMessageResult(await this.messages.get(accountId, id));
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Bodiless()
  @ApiMessageId()
  @ApiOperation({
    operationId: 'cancelMessage',
    summary: 'Cancel a scheduled message',
    description: 'Only before it is sent. Free.',
  })
  @ApiEnvelope(MessageResult, { failures: [404, 409] })
  async cancel(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('id') id: string,
  ): Promise<MessageResult> {
    return toMessageResult(await this.messages.cancel(accountId, id));
  }
}
