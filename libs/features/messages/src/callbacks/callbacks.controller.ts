import { Controller, Get, HttpCode, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { CallbackRefused } from '@capstan/kit';
import { NotFoundError } from '@capstan/platform-core';
import { type HttpConfig, KeepRawBody, Public, httpConfig, rawBodyOf } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { InvalidCallbackError } from '../errors/invalid-callback.error.js';
import { TransportRegistry } from '../transports/transport-registry.js';
import { DeliveryReports } from './delivery-reports.js';

/** Receives the delivery reports of providers. Their signature authenticates them. */
@Controller('v1/messages/callbacks')
export class CallbacksController {
  constructor(
    private readonly registry: TransportRegistry,
    private readonly reports: DeliveryReports,
    @Inject(httpConfig.token) private readonly http: HttpConfig,
  ) {}

  @Post(':provider')
  @HttpCode(200)
  @Public()
  @KeepRawBody({ acceptsText: true })
  @ApiExcludeEndpoint()
  async receive(
    @Param('provider') provider: string,
    @Req() request: FastifyRequest,
  ): Promise<{ changed: number }> {
    const transport = this.registry.find(provider)?.transport;
    if (!transport?.receive || !transport.isConfigured()) throw new NotFoundError('The callback');
    const rawBody = rawBodyOf(request);
    const { receive } = transport;
    const callback = {
      url: `${this.http.baseUrl}${request.url}`,
      headers: headersOf(request),
      rawBody,
      now: new Date(),
    };
    const { reports, uniqueBy = rawBody } = await verified(() => receive(callback));
    return { changed: await this.reports.apply(provider, uniqueBy, reports) };
  }

  @Get(':provider')
  @Public()
  @ApiExcludeEndpoint()
  async confirm(
    @Param('provider') provider: string,
    @Query() query: Record<string, string>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const transport = this.registry.find(provider)?.transport;
    if (!transport?.confirm || !transport.isConfigured()) throw new NotFoundError('The callback');
    const { confirm } = transport;
    const answer = await verified(() => confirm(new URLSearchParams(query)));
    void reply.type('text/plain; charset=utf-8').send(answer);
  }
}

/** @throws InvalidCallbackError */
async function verified<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof CallbackRefused) throw new InvalidCallbackError(error.message);
    throw error;
  }
}

const headersOf = ({ headers }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
