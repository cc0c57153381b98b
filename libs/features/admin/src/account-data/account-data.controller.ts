import { Body, Delete, Get, Param, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse } from '@nestjs/swagger';
import { ApiEnvelope, ApiFailures, Produces, RawResponse } from '@capstan/platform-http';
import type { FastifyReply } from 'fastify';
import { AdminController } from '../admin-controller.decorator.js';
import { Audited } from '../audit/audited.decorator.js';
import { DeleteAccountBody } from './delete-account.body.js';
import { DeleteAccountService } from './delete-account.service.js';
import { DeletedAccountResult } from './deleted-account.result.js';
import { ExportAccountService } from './export-account.service.js';

/** Export and deletion of all data of an account. */
@AdminController('accounts')
export class AccountDataController {
  constructor(
    private readonly exports: ExportAccountService,
    private readonly deletions: DeleteAccountService,
  ) {}

  @Get(':id/export')
  @RawResponse()
  @Produces('application/zip', 'application/octet-stream')
  @Audited<void>('account.exported', (_result, { params }) => ({
    targetType: 'account',
    targetId: params['id'] ?? null,
    details: {},
  }))
  @ApiOperation({
    operationId: 'adminExportAccount',
    summary: 'Export an account',
    description:
      'Everything that is stored for the account, as of one moment: rows as JSON lines, and files, in a ZIP that is streamed. Without secrets, such as hashes of keys.',
  })
  @ApiProduces('application/zip')
  @ApiResponse({ status: 200, description: 'A ZIP file', schema: { type: 'string', format: 'binary' } })
  @ApiFailures(401, 403, 404, 406, 429, 500, 503)
  async export(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const content = await this.exports.open(id);
    void reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="account-${id}.zip"`,
        'x-content-type-options': 'nosniff',
      })
      .send(content);
  }

  @Delete(':id')
  @Audited<DeletedAccountResult>('account.deleted', ({ id, rows, files }) => ({
    targetType: 'account',
    targetId: id,
    details: { rows, files },
  }))
  @ApiOperation({
    operationId: 'adminDeleteAccount',
    summary: 'Delete an account',
    description:
      'Suspends the account, stops what it runs, and deletes all its data: keys, calls, jobs, research, sites with their entries, messages, webhooks, files, and console members of this account alone. Of the ledger the sums remain, and of the audit log entries without details. Cannot be undone. Rejected if the last working admin key would stop.',
  })
  @ApiEnvelope(DeletedAccountResult, { failures: [404, 409] })
  delete(@Param('id') id: string, @Body() { confirm }: DeleteAccountBody): Promise<DeletedAccountResult> {
    return this.deletions.delete(id, confirm);
  }
}
