import { Body, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import {
  AccountsService,
  ApiKeysService,
  CreatesOnce,
  CurrentPrincipal,
  type Principal,
  creationOf,
  keyIdOf,
  toRestrictions,
} from '@capstan/auth';
import { ApiEnvelope, IdempotencyKey, PageQuery } from '@capstan/platform-http';
import { AdminController } from '../admin-controller.decorator.js';
import { Audited } from '../audit/audited.decorator.js';
import { describeKey } from './describe-key.js';
import { IssueKeyBody } from './issue-key.body.js';
import { toAdminKeyResult, toAdminNewKeyResult } from './key.mapper.js';
import { AdminKeysResult, AdminNewKeyResult } from './key.result.js';

/** The keys of one account. */
@AdminController('accounts/:id/keys')
export class AccountKeysController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly keys: ApiKeysService,
  ) {}

  @Post()
  @HttpCode(200)
  @Audited<AdminNewKeyResult>('key.created', describeKey)
  @ApiOperation({
    operationId: 'adminCreateKey',
    summary: 'Create an API key for an account',
    description: 'The response is the only one that contains the key.',
  })
  @CreatesOnce()
  @ApiEnvelope(AdminNewKeyResult, { failures: [404, 409, 422] })
  async create(
    @CurrentPrincipal() principal: Principal,
    @Param('id') accountId: string,
    @Body() body: IssueKeyBody,
    @IdempotencyKey() header?: string,
  ): Promise<AdminNewKeyResult> {
    const { name: _unused, ...restrictions } = toRestrictions(body);
    const creation = creationOf(header, {
      accountId: principal.accountId,
      operation: `create key for ${accountId}`,
      body,
    });
    const key = await this.keys.create({
      accountId,
      name: body.name,
      parentKeyId: keyIdOf(principal),
      creation,
      ...restrictions,
    });
    return toAdminNewKeyResult(key);
  }

  @Get()
  @ApiOperation({
    operationId: 'adminListKeys',
    summary: 'List the API keys of an account',
    description: 'Newest first, including revoked and expired ones.',
  })
  @ApiEnvelope(AdminKeysResult, { failures: [404] })
  async list(@Param('id') accountId: string, @Query() page: PageQuery): Promise<AdminKeysResult> {
    await this.accounts.get(accountId);
    const { keys, nextAfter } = await this.keys.list(accountId, page);
    return { keys: keys.map(toAdminKeyResult), next_after: nextAfter };
  }
}
