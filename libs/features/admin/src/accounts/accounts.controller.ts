import { Body, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { AccountsService, CreatesOnce, CurrentPrincipal, type Principal, creationOf } from '@capstan/auth';
import { ApiEnvelope, IdempotencyKey } from '@capstan/platform-http';
import { AdminController } from '../admin-controller.decorator.js';
import { Audited } from '../audit/audited.decorator.js';
import { toAdminAccountDetailResult, toAdminAccountResult } from './account.mapper.js';
import { AdminAccountDetailResult, AdminAccountResult, AdminAccountsResult } from './account.result.js';
import { AccountRateLimitBody } from './account-rate-limit.body.js';
import { AccountsQuery } from './accounts.query.js';
import { CreateAccountBody } from './create-account.body.js';
import { InspectAccountService } from './inspect-account.service.js';
import { OpenAccountService } from './open-account.service.js';

/** Accounts, for admins. */
@AdminController('accounts')
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly opening: OpenAccountService,
    private readonly inspection: InspectAccountService,
  ) {}

  @Post()
  @HttpCode(200)
  @Audited<AdminAccountDetailResult>('account.created', ({ id, email, name, balance }) => ({
    targetType: 'account',
    targetId: id,
    details: { email, name, balance },
  }))
  @ApiOperation({
    operationId: 'adminCreateAccount',
    summary: 'Create an account',
    description:
      'With its first credits, and without a key: create one with POST /v1/admin/accounts/{id}/keys.',
  })
  @CreatesOnce()
  @ApiEnvelope(AdminAccountDetailResult, { failures: [409, 422] })
  async create(
    @CurrentPrincipal() { accountId }: Principal,
    @Body() body: CreateAccountBody,
    @IdempotencyKey() header?: string,
  ): Promise<AdminAccountDetailResult> {
    const { email, name, credits } = body;
    const creation = creationOf(header, { accountId, operation: 'create account', body });
    const account = await this.opening.open({ email, name, credits, creation, actor: accountId });
    return toAdminAccountDetailResult(await this.inspection.detailOf(account));
  }

  @Get()
  @ApiOperation({ operationId: 'adminListAccounts', summary: 'List accounts', description: 'Newest first.' })
  @ApiEnvelope(AdminAccountsResult)
  async list(@Query() query: AccountsQuery): Promise<AdminAccountsResult> {
    const { accounts, nextAfter } = await this.accounts.list(query);
    return { accounts: accounts.map(toAdminAccountResult), next_after: nextAfter };
  }

  @Get(':id')
  @ApiOperation({
    operationId: 'adminGetAccount',
    summary: 'Get an account',
    description: 'With its credits and the number of its keys.',
  })
  @ApiEnvelope(AdminAccountDetailResult, { failures: [404] })
  async get(@Param('id') id: string): Promise<AdminAccountDetailResult> {
    return toAdminAccountDetailResult(await this.inspection.inspect(id));
  }

  @Post(':id/suspend')
  @HttpCode(200)
  @Audited<AdminAccountResult>('account.suspended', ({ id }) => ({
    targetType: 'account',
    targetId: id,
    details: {},
  }))
  @ApiOperation({
    operationId: 'adminSuspendAccount',
    summary: 'Suspend an account',
    description:
      'Its keys stop working in every process within a second. Idempotent. Rejected if the last working admin key would stop.',
  })
  @ApiEnvelope(AdminAccountResult, { failures: [404, 409] })
  async suspend(@Param('id') id: string): Promise<AdminAccountResult> {
    return toAdminAccountResult(await this.accounts.suspend(id));
  }

  @Put(':id/rate-limit')
  @Audited<AdminAccountResult>('account.rate_limited', ({ id, rate_limit_per_minute }) => ({
    targetType: 'account',
    targetId: id,
    details: { rate_limit_per_minute },
  }))
  @ApiOperation({
    operationId: 'adminSetAccountRateLimit',
    summary: 'Set the rate limit of an account',
    description:
      'Requests per minute of all its keys together, in addition to the limit of each key. Takes effect in every process within a second.',
  })
  @ApiEnvelope(AdminAccountResult, { failures: [404] })
  async limitRate(
    @Param('id') id: string,
    @Body() { rate_limit_per_minute }: AccountRateLimitBody,
  ): Promise<AdminAccountResult> {
    return toAdminAccountResult(await this.accounts.limitRate(id, rate_limit_per_minute));
  }

  @Post(':id/resume')
  @HttpCode(200)
  @Audited<AdminAccountResult>('account.resumed', ({ id }) => ({
    targetType: 'account',
    targetId: id,
    details: {},
  }))
  @ApiOperation({
    operationId: 'adminResumeAccount',
    summary: 'Resume a suspended account',
    description: 'Its keys work again, except revoked and expired ones.',
  })
  @ApiEnvelope(AdminAccountResult, { failures: [404] })
  async resume(@Param('id') id: string): Promise<AdminAccountResult> {
    return toAdminAccountResult(await this.accounts.reinstate(id));
  }
}
