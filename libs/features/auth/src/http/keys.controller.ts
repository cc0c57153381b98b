import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiEnvelope, IdempotencyKey, PageQuery } from '@capstan/platform-http';
import { CurrentPrincipal } from '../access/current-principal.decorator.js';
import { RequireScope } from '../access/require-scope.decorator.js';
import { CreatesOnce } from '../creations/creates-once.decorator.js';
import { creationOf } from '../creations/creation.js';
import type { Principal } from '../principal/principal.js';
import { OwnKeysService } from '../keys/own-keys.service.js';
import { CreateKeyBody } from './create-key.body.js';
import { KeyListResult, KeyResult, NewKeyResult, RevokedKeyResult } from './key.result.js';
import { toKeyResult, toNewKeyResult, toRestrictions, toRevokedKeyResult } from './key.mapper.js';
import { RestrictKeyBody } from './restrict-key.body.js';
import { RevokeKeyQuery } from './revoke-key.query.js';
import { RotateKeyBody } from './rotate-key.body.js';

/** The account holder's own keys (spec 5.2, 5.3). Keys of other accounts read as unknown. */
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
      'The answer is the only one that holds the key. A key never gets more than the key that creates it has: its scopes, expiry, IP list, rate limit and credit cap are upper bounds. A key made by one with a credit cap shares its count of credits: the cap of each is held against what they spent together.',
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
    description: 'Newest first, revoked and expired ones included.',
  })
  @ApiEnvelope(KeyListResult)
  async list(@CurrentPrincipal() principal: Principal, @Query() query: PageQuery): Promise<KeyListResult> {
    const { keys, nextAfter } = await this.keys.list(principal, query);
    return { keys: keys.map(toKeyResult), next_after: nextAfter };
  }

  @Get(':id')
  @ApiOperation({
    operationId: 'getKey',
    summary: 'Look at an API key',
    description: 'What the key may do, and when it was last used; never the key itself.',
  })
  @ApiEnvelope(KeyResult, { failures: [404] })
  async get(@CurrentPrincipal() principal: Principal, @Param('id') id: string): Promise<KeyResult> {
    return toKeyResult(await this.keys.get(principal, id));
  }

  @Patch(':id')
  @ApiOperation({
    operationId: 'restrictKey',
    summary: 'Change what an API key may do',
    description:
      'Takes effect on every process within a second. The bounds of creation hold for the key as it will be, a key that may do more than the key in use is out of its reach, and a key with a credit cap restricts only keys that share its count of credits.',
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
    summary: 'Replace an API key by a new one',
    description:
      'The new key has the same name, restrictions and count of credits; the answer is the only one that holds it. The old key goes on working for `overlap_seconds`. A key can be rotated once, and by none that has less than it has.',
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
      'It stops on every process within a second, for good. Keys that it made go on working, unless `cascade` is true: then they are revoked with it, and those that they made, all or none. `active_descendants` counts those that still work. Done twice it changes nothing more. A key that may do more than the key in use is out of its reach.',
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
