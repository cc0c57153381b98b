import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ProviderHealthReport } from '@capstan/capabilities';
import { ApiEnvelope } from '@capstan/platform-http';
import { AdminController } from '../admin-controller.decorator.js';
import { toCapabilityHealthResult, toProviderHealthResult } from './provider-health.mapper.js';
import { ProvidersQuery } from './providers.query.js';
import { ProvidersResult } from './providers.result.js';

/** Health of the providers. */
@AdminController('providers')
export class ProvidersController {
  constructor(private readonly health: ProviderHealthReport) {}

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
}
