import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal, RequireScope } from '@capstan/auth';
import { ApiEnvelope, pageOf } from '@capstan/platform-http';
import { LedgerService } from '../ledger/ledger.service.js';
import { CreditsQuery } from './credits.query.js';
import { CreditsResult } from './credits.result.js';
import { toLedgerEntryResult } from './ledger-entry.mapper.js';

/** The caller's own balance and ledger. */
@ApiTags('Account')
@Controller('v1/credits')
@RequireScope('account')
export class CreditsController {
  constructor(private readonly ledger: LedgerService) {}

  @Get()
  @ApiOperation({
    operationId: 'getCredits',
    summary: 'Balance and ledger',
    description: 'What the account can spend, what is held for running calls, and the latest ledger entries.',
  })
  @ApiEnvelope(CreditsResult)
  async credits(
    @CurrentPrincipal() principal: Principal,
    @Query() { limit, ...query }: CreditsQuery,
  ): Promise<CreditsResult> {
    const [balance, found] = await Promise.all([
      this.ledger.balanceOf(principal.accountId),
      limit === 0 ? [] : this.ledger.entriesOf(principal.accountId, { limit: limit + 1, ...query }),
    ]);
    const { items, nextAfter } = pageOf(found, limit);
    return {
      balance: balance.balance,
      held: balance.held,
      overage_limit: balance.overageLimit,
      entries: items.map(toLedgerEntryResult),
      next_after: nextAfter,
    };
  }
}
