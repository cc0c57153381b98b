import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiEnvelope } from '@capstan/platform-http';
import { AdminController } from '../../admin-controller.decorator.js';
import { toMoment } from '../../fields/moment.js';
import { pageOf } from '../../fields/page-of.js';
import { AuditLog } from '../audit-log.js';
import { toAuditEntryResult } from './audit-entry.mapper.js';
import { AuditQuery } from './audit.query.js';
import { AuditResult } from './audit.result.js';

/** What admins did. */
@AdminController('audit')
export class AuditController {
  constructor(private readonly log: AuditLog) {}

  @Get()
  @ApiOperation({
    operationId: 'adminListAudit',
    summary: 'Audit log',
    description:
      'Every act of an admin that succeeded, newest first. Entries cannot be changed or deleted. A booking that was repeated under its Idempotency-Key is listed again, with the same ledger entry.',
  })
  @ApiEnvelope(AuditResult)
  async list(@Query() query: AuditQuery): Promise<AuditResult> {
    const { limit } = query;
    const found = await this.log.list({
      action: query.action,
      actorAccountId: query.actor,
      actorKeyId: query.actor_key,
      targetType: query.target_type,
      targetId: query.target,
      from: toMoment(query.from, 'from'),
      to: toMoment(query.to, 'to'),
      after: query.after,
      limit: limit + 1,
    });
    const { items, nextAfter } = pageOf(found, limit);
    return { entries: items.map(toAuditEntryResult), next_after: nextAfter };
  }
}
