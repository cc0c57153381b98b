import { Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiParam } from '@nestjs/swagger';
import { RequestLog } from '@capstan/capabilities';
import { ApiEnvelope, pageOf, toTimestamp } from '@capstan/platform-http';
import { AdminController } from '../admin-controller.decorator.js';
import { FindRequestService } from './find-request.service.js';
import { toAdminRequestDetailResult, toAdminRequestResult } from './request.mapper.js';
import { AdminRequestsQuery } from './requests.query.js';
import { AdminRequestDetailResult, AdminRequestsResult } from './requests.result.js';

/** Capability calls of all accounts. */
@AdminController('requests')
export class AdminRequestsController {
  constructor(
    private readonly log: RequestLog,
    private readonly finder: FindRequestService,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'adminListRequests',
    summary: 'Request log',
    description: 'Capability calls of all accounts, newest first.',
  })
  @ApiEnvelope(AdminRequestsResult)
  async list(@Query() query: AdminRequestsQuery): Promise<AdminRequestsResult> {
    const { limit } = query;
    const found = await this.log.list({
      accountId: query.account_id,
      keyId: query.key_id,
      requestId: query.request_id,
      capability: query.capability,
      status: query.status,
      errorSlug: query.error,
      provider: query.provider,
      from: toTimestamp(query.from, 'from'),
      to: toTimestamp(query.to, 'to'),
      after: query.after,
      limit: limit + 1,
    });
    const { items, nextAfter } = pageOf(found, limit);
    return { requests: items.map(toAdminRequestResult), next_after: nextAfter };
  }

  @Get(':id')
  @ApiOperation({
    operationId: 'adminGetRequest',
    summary: 'Get a call',
    description: 'With every attempt. Returns the latest call if a request id was used twice.',
  })
  @ApiParam({
    name: 'id',
    description: '`id` of the call, or metadata.request_id of its response',
    schema: { type: 'string' },
  })
  @ApiEnvelope(AdminRequestDetailResult, { failures: [404] })
  async get(@Param('id') id: string): Promise<AdminRequestDetailResult> {
    return toAdminRequestDetailResult(await this.finder.find(id));
  }
}
