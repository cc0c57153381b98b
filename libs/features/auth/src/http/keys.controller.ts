import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiEnvelope, IdempotencyKey, RequireScope } from '@capstan/platform-http';
import { CurrentPrincipal } from '../access/current-principal.decorator.js';
import { CreatesOnce } from '../creations/creates-once.decorator.js';
import { creationOf } from '../creations/creation.js';
import type { Principal } from '../principal/principal.js';
import { OwnKeysService } from '../keys/own-keys.service.js';
import { CreateKeyBody } from './create-key.body.js';
import { KeyDetailResult, KeyListResult, KeyResult, NewKeyResult, RevokedKeyResult } from './key.result.js';
import { toKeyResult, toNewKeyResult, toRestrictions, toRevokedKeyResult } from './key.mapper.js';
import { KeysQuery } from './keys.query.js';
import { RestrictKeyBody } from './restrict-key.body.js';
import { RevokeKeyQuery } from './revoke-key.query.js';
import { RotateKeyBody } from './rotate-key.body.js';

/** The caller's own keys (docs/contract.md 5). Keys of other accounts are reported as unknown. */
@ApiTags('Keys')
@RequireScope('account')
@Controller('v1/keys')
export class KeysController {
  constructor(private readonly keys: OwnKeysService) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'createKey',
    summary: 'Create an API key',
    description:
      'The response is the only one that contains the key. A key never gets more than the key that creates it: its scopes, expiry, IP allow list, rate limit and credit cap are upper bounds. A key created by one with a credit cap joins its spending group: each cap applies to what the group has spent together.',
  })
  @CreatesOnce()
  @ApiEnvelope(NewKeyResult, { failures: [409, 413, 415, 422] })
  async create(
    @CurrentPrincipal() principal: Principal,
    @Body() body: CreateKeyBody,
    @IdempotencyKey() header?: string,
  ): Promise<NewKeyResult> {
    const { name: _unused, ...restrictions } = toRestrictions(body);
    const { accountId } = principal;
    const creation = creationOf(header, { accountId, operation: 'create key', body });
    return toNewKeyResult(await this.keys.create(principal, { name: body.name, creation, ...restrictions }));
  }

  @Get()
  @ApiOperation({
    operationId: 'listKeys',
    summary: "List the account's API keys",
    description: 'Newest first, including revoked and expired ones.',
  })
  @ApiEnvelope(KeyListResult)
  async list(@CurrentPrincipal() principal: Principal, @Query() query: KeysQuery): Promise<KeyListResult> {
    const { keys, nextAfter } = await this.keys.list(principal, query);
    return { keys: keys.map(toKeyResult), next_after: nextAfter };
  }

  @Get(':id')
  @ApiOperation({
    operationId: 'getKey',
    summary: 'Get an API key',
    description: 'What the key may do, what it has spent, and when it was last used; never the key itself.',
  })
  @ApiEnvelope(KeyDetailResult, { failures: [404] })
  async get(@CurrentPrincipal() principal: Principal, @Param('id') id: string): Promise<KeyDetailResult> {
    const key = await this.keys.get(principal, id);
    return { ...toKeyResult(key), credits_spent: await this.keys.spentCredits(key) };
  }

  @Patch(':id')
  @ApiOperation({
    operationId: 'restrictKey',
    summary: 'Change the restrictions of an API key',
    description:
      'Takes effect in every process within a second. The bounds of creation apply to the changed key. A key that may do more than the key in use cannot be changed, and a key with a credit cap can change only keys of its spending group.',
  })
  @ApiEnvelope(KeyResult, { failures: [404, 409, 413, 415] })
  async restrict(
    @CurrentPrincipal() principal: Principal,
    @Param('id') id: string,
    @Body() body: RestrictKeyBody,
  ): Promise<KeyResult> {
    return toKeyResult(await this.keys.restrict(principal, id, { name: body.name, ...toRestrictions(body) }));
  }

  @Post(':id/rotate')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'rotateKey',
    summary: 'Rotate an API key',
    description:
      'The new key has the same name, restrictions and spending group; the response is the only one that contains it. The old key keeps working for `overlap_seconds`. A key can be rotated once, and only by a key that may do at least as much.',
  })
  @CreatesOnce()
  @ApiEnvelope(NewKeyResult, { failures: [404, 409, 413, 415, 422] })
  async rotate(
    @CurrentPrincipal() principal: Principal,
    @Param('id') id: string,
    @Body() body: RotateKeyBody,
    @IdempotencyKey() header?: string,
  ): Promise<NewKeyResult> {
    const { accountId } = principal;
    const creation = creationOf(header, { accountId, operation: `rotate ${id}`, body });
    const wanted = { overlapSeconds: body.overlap_seconds, creation };
    return toNewKeyResult(await this.keys.rotate(principal, id, wanted));
  }

  @Delete(':id')
  @ApiOperation({
    operationId: 'revokeKey',
    summary: 'Revoke an API key',
    description:
      'It stops working in every process within a second, permanently. Keys that it created keep working, unless `cascade` is true: then all its descendants are revoked with it, all or none. `active_descendants` counts those that still work. Idempotent. A key that may do more than the key in use cannot be revoked.',
  })
  @ApiEnvelope(RevokedKeyResult, { failures: [404, 409] })
  async revoke(
    @CurrentPrincipal() principal: Principal,
    @Param('id') id: string,
    @Query() { cascade }: RevokeKeyQuery,
  ): Promise<RevokedKeyResult> {
    return toRevokedKeyResult(await this.keys.revoke(principal, id, { cascade }));
  }
}
