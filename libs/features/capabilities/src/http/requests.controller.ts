import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal, RequireScope } from '@capstan/auth';
import { LedgerService, toLedgerEntryResult } from '@capstan/credits';
import { InvalidRequestError, NotFoundError } from '@capstan/platform-core';
import { ApiEnvelope, pageOf, toTimestamp } from '@capstan/platform-http';
import { subjectOf } from '../journal/call-record.js';
import { RequestLog } from '../request-log/request-log.js';
import { toRequestDetailResult, toRequestResult } from './request.mapper.js';
import { RequestsQuery, UsageQuery } from './requests.params.js';
import { ReceiptResult, RequestListResult, UsageResult } from './requests.result.js';

const DAY_MS = 86_400_000;
const MAX_PERIOD_DAYS = 366;

/** The account's own calls: log, receipts, usage. */
@ApiTags('Account')
@Controller('v1')
@RequireScope('account')
export class RequestsController {
  constructor(
    private readonly log: RequestLog,
    private readonly ledger: LedgerService,
  ) {}

  @Get('requests')
  @ApiOperation({
    operationId: 'listRequests',
    summary: 'Calls of the account',
    description: 'Capability calls of all keys of the account, newest first.',
  })
  @ApiEnvelope(RequestListResult)
  async list(
    @CurrentPrincipal() principal: Principal,
    @Query() query: RequestsQuery,
  ): Promise<RequestListResult> {
    const { limit } = query;
    const found = await this.log.list({
      accountId: principal.accountId,
      keyId: query.key_id,
      requestId: query.request_id,
      capability: query.capability,
      status: query.status,
      errorSlug: query.error,
      from: toTimestamp(query.from, 'from'),
      to: toTimestamp(query.to, 'to'),
      after: query.after,
      limit: limit + 1,
    });
    const { items, nextAfter } = pageOf(found, limit);
    return { requests: items.map(toRequestResult), next_after: nextAfter };
  }

  @Get('requests/:request_id')
  @ApiOperation({
    operationId: 'getReceipt',
    summary: 'Receipt of a call',
    description:
      'Every attempt of the call and the ledger entry of its charge. Returns the latest call if a request id was used twice.',
  })
  @ApiParam({
    name: 'request_id',
    description:
      'metadata.request_id of the response, or the id of the call: also that of its job or message',
    schema: { type: 'string' },
  })
  @ApiEnvelope(ReceiptResult, { failures: [404] })
  async receipt(
    @CurrentPrincipal() principal: Principal,
    @Param('request_id') requestId: string,
  ): Promise<ReceiptResult> {
    const request = await this.log.find(requestId, { accountId: principal.accountId });
    if (!request) {
      throw new NotFoundError('The request', 'Use metadata.request_id of a capability call of this account.');
    }
    const charge = await this.ledger.chargeOf(principal.accountId, subjectOf(request.id));
    return {
      ...toRequestDetailResult(request),
      ledger_entry: charge ? toLedgerEntryResult(charge) : null,
    };
  }

  @Get('usage')
  @ApiOperation({
    operationId: 'getUsage',
    summary: 'Usage by day and capability, and by key',
    description: 'Calls and credits of the account by UTC day and capability, and by key.',
  })
  @ApiEnvelope(UsageResult)
  async usage(@CurrentPrincipal() principal: Principal, @Query() query: UsageQuery): Promise<UsageResult> {
    const to = toTimestamp(query.to, 'to') ?? new Date();
    const from = toTimestamp(query.from, 'from') ?? new Date(to.getTime() - 30 * DAY_MS);
    if (from >= to) throw new InvalidRequestError([{ path: 'from', message: 'must be before `to`' }]);
    if (to.getTime() - from.getTime() > MAX_PERIOD_DAYS * DAY_MS) {
      throw new InvalidRequestError([
        { path: 'from', message: `must be at most ${MAX_PERIOD_DAYS} days before \`to\`` },
      ]);
    }
    const { lines, byKey } = await this.log.usage({
      accountId: principal.accountId,
      keyId: query.key_id,
      from,
      to,
    });
    return {
      from: from.toISOString(),
      to: to.toISOString(),
      calls: lines.reduce((sum, line) => sum + line.calls, 0),
      credits: lines.reduce((sum, line) => sum + line.credits, 0),
      lines,
      by_key: byKey,
    };
  }
}
