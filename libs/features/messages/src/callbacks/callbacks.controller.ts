import { Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { CallbackRefused, type CallbackRequest, type ReceivedCallback } from '@capstan/kit';
import { NotFoundError } from '@capstan/platform-core';
import { type HttpConfig, KeepRawBody, Public, httpConfig, rawBodyOf } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import { InvalidCallbackError } from '../errors/invalid-callback.error.js';
import { TransportRegistry } from '../transports/transport-registry.js';
import { DeliveryReports } from './delivery-reports.js';

/** Where providers report what became of messages. Their signature is their credential. */
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
  @KeepRawBody({ acceptsForms: true })
  @ApiExcludeEndpoint()
  async receive(
    @Param('provider') provider: string,
    @Req() request: FastifyRequest,
  ): Promise<{ changed: number }> {
    const transport = this.registry.find(provider)?.transport;
    if (!transport?.receive || !transport.isConfigured()) throw new NotFoundError('The callback');
    const rawBody = rawBodyOf(request);
    const { reports, uniqueBy = rawBody } = verified(transport.receive, {
      url: `${this.http.baseUrl}${request.url}`,
      headers: headersOf(request),
      rawBody,
      now: new Date(),
    });
    return { changed: await this.reports.apply(provider, uniqueBy, reports) };
  }
}

/** @throws InvalidCallbackError */
function verified(
  receive: (request: CallbackRequest) => ReceivedCallback,
  request: CallbackRequest,
): ReceivedCallback {
  try {
    return receive(request);
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
