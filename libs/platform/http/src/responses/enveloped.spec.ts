import { Controller, Get, StreamableFile, type Type } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { Unlimited } from '../rate-limit/unlimited.decorator.js';
import { type RouteOptions, routeOf } from '../route-options.js';
import { enveloped } from './enveloped.js';
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
  const config = (Reflect.getMetadata('__fastify_route_config__', handler) as RouteOptions | undefined) ?? {};
  const capstan = { requestId: 'req_1', creditsUsed: 3 };
  return { routeOptions: { config }, capstan } as unknown as FastifyRequest;
}

/** Returns what is sent for a value that a handler returns, and the content type. */
function sent(request: FastifyRequest, returned: unknown, statusCode = 200) {
  const types: string[] = [];
  const reply = { request, statusCode, type: (type: string) => types.push(type) };
  return { body: enveloped(reply as unknown as FastifyReply, returned), types };
}

describe('enveloped', () => {
  it('wraps any value that a handler returns', () => {
    const request = requestTo(Mixed, 'wrapped');
    for (const data of [{ success: false }, [], 'text', 0, false]) {
      expect(sent(request, data).body).toEqual({
        success: true,
        data,
        error: null,
        metadata: { request_id: 'req_1' },
        credits_used: 3,
      });
    }
    expect(sent(request, undefined).body).toMatchObject({ success: true, data: null });
  });

  it('sends a rendered envelope unchanged, as JSON', () => {
    const rendered = RenderedEnvelope.of({ text: 'x' }, { request_id: 'req_0' }, 2);
    const { body, types } = sent(requestTo(Mixed, 'wrapped'), rendered);
    expect(body).toBe(
      '{"success":true,"data":{"text":"x"},"error":null,"metadata":{"request_id":"req_0"},"credits_used":2}',
    );
    expect(types).toEqual(['application/json; charset=utf-8']);
  });

  it('sends no body with 304', () => {
    expect(sent(requestTo(Mixed, 'wrapped'), undefined, 304).body).toBeUndefined();
  });

  it('does not wrap the response of a raw handler', () => {
    const returned = { any: 'shape' };
    expect(sent(requestTo(Mixed, 'raw'), returned).body).toBe(returned);
  });

  it('does not wrap a stream', () => {
    const stream = new StreamableFile(Buffer.from('rows'));
    expect(sent(requestTo(Mixed, 'wrapped'), stream).body).toBe(stream);
  });

  it('applies @RawResponse() on a controller to all its handlers', () => {
    expect(sent(requestTo(Documents, 'one'), 'page').body).toBe('page');
    expect(sent(requestTo(Documents, 'two'), 'page').body).toBe('page');
  });
});

describe('route options', () => {
  it('are merged', () => {
    expect(routeOf(requestTo(Documents, 'one'))).toEqual({ isRaw: true });
    expect(routeOf(requestTo(Documents, 'two'))).toEqual({ isRaw: true, isUnlimited: true });
  });
});
