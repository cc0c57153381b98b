import { Body, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { AccountsService, CurrentPrincipal, type Principal } from '@capstan/auth';
import { LedgerService } from '@capstan/credits';
import {
  ApiEnvelope,
  ApiIdempotencyKey,
  IdempotencyKey,
  NumberedPageQuery,
  pageOf,
} from '@capstan/platform-http';
import type { FastifyReply } from 'fastify';
import { AdminController } from '../admin-controller.decorator.js';
import { Audited } from '../audit/audited.decorator.js';
import { toAdminBalanceResult, toAdminLedgerEntryResult } from './account-credits.mapper.js';
import { AdminBalanceResult, AdminCreditsResult, AdminLedgerEntryResult } from './account-credits.result.js';
import { BookCreditsBody } from './book-credits.body.js';
import { BookCreditsService } from './book-credits.service.js';
import { bookingReference } from './booking-reference.js';
import { OverageBody } from './overage.body.js';

/** The credits of one account. */
@AdminController('accounts/:id')
export class AccountCreditsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly ledger: LedgerService,
    private readonly bookings: BookCreditsService,
  ) {}

  @Post('credits')
  @HttpCode(200)
  @Audited<AdminLedgerEntryResult>('credits.booked', (entry, { params }) => ({
    targetType: 'account',
    targetId: params['id'] ?? '',
    details: { ledger_entry: entry.id, kind: entry.kind, amount: entry.amount, reason: entry.reason },
  }))
  @ApiOperation({
    operationId: 'adminBookCredits',
    summary: 'Grant, refund or adjust credits',
    description:
      'Books one ledger entry. With an Idempotency-Key it is booked once per account and kind, permanently; a repeat returns the first entry with `Idempotent-Replayed: true`.',
  })
  @ApiIdempotencyKey('Each key books one entry')
  @ApiEnvelope(AdminLedgerEntryResult, { failures: [404, 422] })
  async book(
    @CurrentPrincipal() principal: Principal,
    @Param('id') accountId: string,
    @Body() { kind, amount, reason }: BookCreditsBody,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminLedgerEntryResult> {
    const { entry, booked } = await this.bookings.book({
      accountId,
      kind,
      amountCredits: amount,
      reason,
      actor: principal.accountId,
      reference: bookingReference(idempotencyKey),
    });
    if (!booked) reply.header('Idempotent-Replayed', 'true');
    return toAdminLedgerEntryResult(entry);
  }

  @Get('credits')
  @ApiOperation({
    operationId: 'adminGetCredits',
    summary: 'Balance and ledger of an account',
    description: 'What the account can spend, what is held for running calls, and its ledger entries.',
  })
  @ApiEnvelope(AdminCreditsResult, { failures: [404] })
  async credits(
    @Param('id') accountId: string,
    @Query() { limit, after }: NumberedPageQuery,
  ): Promise<AdminCreditsResult> {
    await this.accounts.get(accountId);
    const [balance, found] = await Promise.all([
      this.ledger.balanceOf(accountId),
      this.ledger.entriesOf(accountId, { limit: limit + 1, after }),
    ]);
    const { items, nextAfter } = pageOf(found, limit);
    return Object.assign(toAdminBalanceResult(balance), {
      entries: items.map(toAdminLedgerEntryResult),
      next_after: nextAfter,
    });
  }

  @Put('overage')
  @Audited<AdminBalanceResult>('overage.changed', ({ overage_limit }, { params }) => ({
    targetType: 'account',
    targetId: params['id'] ?? '',
    details: { overage_limit },
  }))
  @ApiOperation({
    operationId: 'adminSetOverage',
    summary: 'Set how far below zero an account may go',
    description:
      '0 disables overage; an account that is already below zero stays there until it gets credits.',
  })
  @ApiEnvelope(AdminBalanceResult, { failures: [404] })
  async overage(@Param('id') accountId: string, @Body() { limit }: OverageBody): Promise<AdminBalanceResult> {
    await this.accounts.get(accountId);
    return toAdminBalanceResult(await this.ledger.setOverageLimit(accountId, limit));
  }
}
