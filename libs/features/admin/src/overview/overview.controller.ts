import { Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiEnvelope } from '@capstan/platform-http';
import { AdminController } from '../admin-controller.decorator.js';
import { OverviewResult } from './overview.result.js';
import { OverviewService } from './overview.service.js';

/** The service at a glance. */
@AdminController('overview')
export class OverviewController {
  constructor(private readonly overview: OverviewService) {}

  @Get()
  @ApiOperation({
    operationId: 'adminGetOverview',
    summary: 'Overview of the service',
    description:
      'Accounts, keys, credits and the calls of the last 24 hours, in one snapshot, and the version of the service.',
  })
  @ApiEnvelope(OverviewResult)
  async read(): Promise<OverviewResult> {
    const { accounts, suspendedAccounts, workingKeys, credits, calls, service } = await this.overview.read();
    return {
      accounts,
      suspended_accounts: suspendedAccounts,
      working_keys: workingKeys,
      credits,
      calls_last_24h: {
        total: calls.total,
        succeeded: calls.succeeded,
        failed_by_error: calls.failedByError,
      },
      service: {
        version: service.version,
        commit: service.commit,
        started_at: service.startedAt.toISOString(),
        node: service.node,
        postgresql: service.postgresql,
      },
    };
  }
}
