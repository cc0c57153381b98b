import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { RequireScope } from '@capstan/auth';
import { RawResponse } from '@capstan/platform-http';
import type { FastifyReply } from 'fastify';
import { Metrics } from './metrics.js';

/** The metrics of the API process that answers, for deployments without a port of their own for metrics. */
@ApiExcludeController()
@RequireScope('admin')
@RawResponse()
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  async read(@Res() reply: FastifyReply): Promise<void> {
    await reply.header('Content-Type', this.metrics.contentType).send(await this.metrics.text());
  }
}
