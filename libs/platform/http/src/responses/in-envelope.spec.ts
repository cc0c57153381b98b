import { Controller, Get, type Type } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { Unlimited } from '../rate-limit/unlimited.decorator.js';
import { type RouteOptions, routeOptionsOf } from '../route-options.js';
import { inEnvelope } from './in-envelope.js';
import { RawResponse } from './raw-response.decorator.js';

@Controller('mixed')
class Mixed {
  @Get('wrapped')
  wrapped(): void {}

  @RawResponse()
  @Get('raw')
  raw(): void {}
}

@RawResponse()
@Controller('documents')
class Documents {
  @Get('one')
  one(): void {}

  @Unlimited()
  @Get('two')
  two(): void {}
}

/** A request to a handler, with what Nest hands to Fastify as the configuration of its route. */
function requestTo(controller: Type, name: string): FastifyRequest {
  const handler = Reflect.get(controller.prototype as object, name) as object;
  const config = Reflect.getMetadata('__fastify_route_config__', handler) as RouteOptions | undefined;
  const capstan = { requestId: 'req_1', creditsUsed: 3 };
  return { routeOptions: { config }, capstan } as unknown as FastifyRequest;
}

describe('inEnvelope', () => {
  it('wraps what a handler returned, whatever it is', () => {
    const request = requestTo(Mixed, 'wrapped');
    for (const data of [{ success: false }, [], 'text', 0, false]) {
      expect(inEnvelope(request, data)).toEqual({
        success: true,
        data,
        error: null,
        metadata: { request_id: 'req_1' },
        credits_used: 3,
      });
    }
    expect(inEnvelope(request, undefined)).toMatchObject({ success: true, data: null });
  });

  it('leaves the answer of a raw handler alone', () => {
    const returned = { any: 'shape' };
    expect(inEnvelope(requestTo(Mixed, 'raw'), returned)).toBe(returned);
  });

  it('takes @RawResponse() on a controller for all its handlers', () => {
    expect(inEnvelope(requestTo(Documents, 'one'), 'page')).toBe('page');
    expect(inEnvelope(requestTo(Documents, 'two'), 'page')).toBe('page');
  });
});

describe('route options', () => {
  it('add up', () => {
    expect(routeOptionsOf(requestTo(Documents, 'one'))).toEqual({ isRaw: true });
    expect(routeOptionsOf(requestTo(Documents, 'two'))).toEqual({ isRaw: true, isUnlimited: true });
  });
});
