import { type CallHandler, Controller, type ExecutionContext, Get, type Type } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { lastValueFrom, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Unlimited } from '../rate-limit/unlimited.decorator.js';
import { type RouteOptions, routeOptionsOf } from '../route-options.js';
import { EnvelopeInterceptor } from './envelope.interceptor.js';
import { RawResponse } from './raw-response.decorator.js';
import { RenderedEnvelope } from '../envelope/envelope.js';

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

/** A request to a handler, with the route configuration that Nest passes to Fastify. */
function requestTo(controller: Type, name: string): FastifyRequest {
  const handler = Reflect.get(controller.prototype as object, name) as object;
  const config = Reflect.getMetadata('__fastify_route_config__', handler) as RouteOptions | undefined;
  const capstan = { requestId: 'req_1', creditsUsed: 3 };
  return { routeOptions: { config }, capstan } as unknown as FastifyRequest;
}

/** Returns what is sent for a value that a handler returns, and the content type. */
async function sent(request: FastifyRequest, returned: unknown, statusCode = 200) {
  const types: string[] = [];
  const reply = { statusCode, type: (type: string) => types.push(type) };
  const context = {
    switchToHttp: () => ({ getRequest: () => request, getResponse: () => reply }),
  } as unknown as ExecutionContext;
  const next: CallHandler = { handle: () => of(returned) };
  return { body: await lastValueFrom(new EnvelopeInterceptor().intercept(context, next)), types };
}

describe('EnvelopeInterceptor', () => {
  it('wraps any value that a handler returns', async () => {
    const request = requestTo(Mixed, 'wrapped');
    for (const data of [{ success: false }, [], 'text', 0, false]) {
      expect((await sent(request, data)).body).toEqual({
        success: true,
        data,
        error: null,
        metadata: { request_id: 'req_1' },
        credits_used: 3,
      });
    }
    expect((await sent(request, undefined)).body).toMatchObject({ success: true, data: null });
  });

  it('sends a rendered envelope unchanged, as JSON', async () => {
    const rendered = RenderedEnvelope.of({ text: 'x' }, { request_id: 'req_0' }, 2);
    const { body, types } = await sent(requestTo(Mixed, 'wrapped'), rendered);
    expect(body).toBe(
      '{"success":true,"data":{"text":"x"},"error":null,"metadata":{"request_id":"req_0"},"credits_used":2}',
    );
    expect(types).toEqual(['application/json; charset=utf-8']);
  });

  it('sends no body with 304', async () => {
    expect((await sent(requestTo(Mixed, 'wrapped'), undefined, 304)).body).toBeUndefined();
  });

  it('does not wrap the response of a raw handler', async () => {
    const returned = { any: 'shape' };
    expect((await sent(requestTo(Mixed, 'raw'), returned)).body).toBe(returned);
  });

  it('applies @RawResponse() on a controller to all its handlers', async () => {
    expect((await sent(requestTo(Documents, 'one'), 'page')).body).toBe('page');
    expect((await sent(requestTo(Documents, 'two'), 'page')).body).toBe('page');
  });
});

describe('route options', () => {
  it('are merged', () => {
    expect(routeOptionsOf(requestTo(Documents, 'one'))).toEqual({ isRaw: true });
    expect(routeOptionsOf(requestTo(Documents, 'two'))).toEqual({ isRaw: true, isUnlimited: true });
  });
});
