import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ApiEnvelope, RawResponse, requestContextOf, successEnvelope } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CapabilityListResult } from './capabilities.result.js';
import { PriceList } from './price-list.js';

/** The price list. */
@ApiTags('Discovery')
@Controller('v1/capabilities')
export class CapabilitiesController {
  constructor(private readonly prices: PriceList) {}

  @Get()
  @ApiOperation({
    operationId: 'listCapabilities',
    summary: 'Capabilities, prices and providers',
    description: 'What this deployment offers, what it costs, and which providers stand behind it.',
  })
  @ApiEnvelope(CapabilityListResult)
  @ApiResponse({ status: 304, description: 'Not changed since the answer with the `ETag` sent along' })
  @RawResponse()
  list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const { result, etag } = this.prices;
    reply.headers({ etag, 'cache-control': 'private, max-age=300' });
    if (isKnown(request.headers['if-none-match'], etag)) {
      void reply.status(304).send();
      return;
    }
    const { requestId, creditsUsed } = requestContextOf(request);
    void reply.send(successEnvelope(result, { request_id: requestId }, creditsUsed));
  }
}

/** RFC 9110, 13.1.2: whether the caller has this list already. */
function isKnown(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  return condition.trim() === '*' || condition.split(',').some((tag) => weak(tag.trim()) === etag);
}

const weak = (tag: string): string => (tag.startsWith('W/') ? tag : `W/${tag}`);
