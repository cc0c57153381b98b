import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ApiEnvelope } from '@capstan/platform-http';
import type { FastifyReply } from 'fastify';
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
    description: 'What this deployment offers, what it costs, and its providers.',
  })
  @ApiEnvelope(CapabilityListResult)
  @ApiResponse({ status: 304, description: 'Not modified since the response with the given `ETag`' })
  list(
    @Headers('if-none-match') condition: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): CapabilityListResult | undefined {
    const { result, etag } = this.prices;
    reply.headers({ etag, 'cache-control': 'private, max-age=300' });
    if (!isKnown(condition, etag)) return result;
    reply.status(304);
    return undefined;
  }
}

/** Evaluates `If-None-Match` (RFC 9110, 13.1.2). */
function isKnown(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  return condition.trim() === '*' || condition.split(',').some((tag) => weak(tag.trim()) === etag);
}

const weak = (tag: string): string => (tag.startsWith('W/') ? tag : `W/${tag}`);
