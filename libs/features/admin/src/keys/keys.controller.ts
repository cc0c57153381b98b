import { Body, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import {
  ApiKeysService,
  CreatesOnce,
  CurrentPrincipal,
  type Principal,
  RestrictKeyBody,
  RevokeKeyQuery,
  RotateKeyBody,
  creationOf,
  toRestrictions,
} from '@capstan/auth';
import { ApiEnvelope, IdempotencyKey } from '@capstan/platform-http';
import { AdminController } from '../admin-controller.decorator.js';
import { Audited } from '../audit/audited.decorator.js';
import { describeKey } from './describe-key.js';
import { toAdminKeyResult, toAdminNewKeyResult, toAdminRevokedKeyResult } from './key.mapper.js';
import { AdminKeyResult, AdminNewKeyResult, AdminRevokedKeyResult } from './key.result.js';

/** Single keys of any account. */
@AdminController('keys/:id')
export class AdminKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  @Get()
  @ApiOperation({ operationId: 'adminGetKey', summary: 'Get an API key' })
  @ApiEnvelope(AdminKeyResult, { failures: [404] })
  async get(@Param('id') id: string): Promise<AdminKeyResult> {
    return toAdminKeyResult(await this.keys.get(id));
  }

  @Patch()
  @Audited<AdminKeyResult>('key.restricted', describeKey)
  @ApiOperation({
    operationId: 'adminRestrictKey',
    summary: 'Change the restrictions of an API key',
    description:
      'Absent fields are not changed, null lifts a limit. Takes effect in every process within a second.',
  })
  @ApiEnvelope(AdminKeyResult, { failures: [404, 409] })
  async restrict(@Param('id') id: string, @Body() body: RestrictKeyBody): Promise<AdminKeyResult> {
    return toAdminKeyResult(await this.keys.restrict(id, { name: body.name, ...toRestrictions(body) }));
  }

  @Post('rotate')
  @HttpCode(200)
  @Audited<AdminNewKeyResult, RotateKeyBody>('key.rotated', (successor, { params, body }) => ({
    targetType: 'key',
    targetId: params['id'] ?? '',
    details: {
      account_id: successor.account_id,
      rotated_to: successor.id,
      overlap_seconds: body.overlap_seconds ?? 0,
    },
  }))
  @ApiOperation({
    operationId: 'adminRotateKey',
    summary: 'Rotate an API key',
    description:
      'The new key has the same name and restrictions; the response is the only one that contains it. The old key keeps working for `overlap_seconds`. A key can be rotated once.',
  })
  @CreatesOnce()
  @ApiEnvelope(AdminNewKeyResult, { failures: [404, 409, 422] })
  async rotate(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('id') id: string,
    @Body() body: RotateKeyBody,
    @IdempotencyKey() header?: string,
  ): Promise<AdminNewKeyResult> {
    const creation = creationOf(header, { accountId, operation: `rotate ${id}`, body });
    const wanted = { overlapSeconds: body.overlap_seconds, creation };
    return toAdminNewKeyResult(await this.keys.rotate(id, wanted));
  }

  @Delete()
  @Audited<AdminRevokedKeyResult>('key.revoked', ({ id, account_id, name, revoked_descendants }) => ({
    targetType: 'key',
    targetId: id,
    details: { account_id, name, revoked_descendants },
  }))
  @ApiOperation({
    operationId: 'adminRevokeKey',
    summary: 'Revoke an API key',
    description:
      'It stops working in every process within a second, permanently. Keys that it created keep working, unless `cascade` is true: then all its descendants, in any account, are revoked with it, all or none. `active_descendants` counts those that still work. Idempotent.',
  })
  @ApiEnvelope(AdminRevokedKeyResult, { failures: [404, 409] })
  async revoke(
    @Param('id') id: string,
    @Query() { cascade }: RevokeKeyQuery,
  ): Promise<AdminRevokedKeyResult> {
    return toAdminRevokedKeyResult(await this.keys.revoke(id, {}, { cascade }));
  }
}
