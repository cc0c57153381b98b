import { Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiParam } from '@nestjs/swagger';
import { clientSignal, ProviderHealthReport, ProviderTests } from '@capstan/capabilities';
import { ApiEnvelope, Bodiless, requestContextOf } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AdminController } from '../admin-controller.decorator.js';
import { Audited } from '../audit/audited.decorator.js';
import { ProviderTestResult } from './provider-test.result.js';
import { toCapabilityHealthResult, toProviderHealthResult } from './provider-health.mapper.js';
import { ProvidersQuery } from './providers.query.js';
import { ProvidersResult } from './providers.result.js';

/** Health of the providers. */
@AdminController('providers')
export class ProvidersController {
  constructor(
    private readonly health: ProviderHealthReport,
    private readonly tests: ProviderTests,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'adminListProviders',
    summary: 'Health of the providers',
    description:
      'Outcomes and durations come from the request log, which all processes share. Breakers, order and cache are those of the answering process; rate limits, exhausted plans and rejected keys are shared by all processes.',
  })
  @ApiEnvelope(ProvidersResult)
  async list(@Query() { window_minutes }: ProvidersQuery): Promise<ProvidersResult> {
    const report = await this.health.report(window_minutes);
    return {
      window_minutes,
      capabilities: this.health.capabilities().map(toCapabilityHealthResult),
      providers: report.map(toProviderHealthResult),
    };
  }

  @Post(':capability/:provider/test')
  @HttpCode(200)
  @Bodiless()
  @Audited<ProviderTestResult>('provider.tested', ({ outcome }, { params }) => ({
    targetType: null,
    targetId: null,
    details: { ...params, outcome },
  }))
  @ApiParam({ name: 'capability', description: 'Name of the capability', schema: { type: 'string' } })
  @ApiParam({ name: 'provider', description: 'Name of the provider', schema: { type: 'string' } })
  @ApiOperation({
    operationId: 'adminTestProvider',
    summary: 'Test a provider',
    description:
      'Makes one real call to the provider with an example of its capability, which the vendor may charge to the operator. Costs no credits, is not in the request log, and changes no circuit breaker. At most six a minute for each provider, on each process.',
  })
  @ApiEnvelope(ProviderTestResult, { failures: [400, 404, 429] })
  async test(
    @Param('capability') capability: string,
    @Param('provider') provider: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProviderTestResult> {
    const { requestId } = requestContextOf(request);
    const call = { requestId, signal: clientSignal(reply) };
    const { durationMs, ...test } = await this.tests.run(capability, provider, call);
    return { ...test, duration_ms: durationMs };
  }
}
