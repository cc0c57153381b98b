import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiEnvelope, pageOf, toTimestamp } from '@capstan/platform-http';
import { AdminController } from '../../admin-controller.decorator.js';
import { AuditLog } from '../audit-log.js';
import { toAuditEntryResult } from './audit-entry.mapper.js';
import { AuditQuery } from './audit.query.js';
import { AuditResult } from './audit.result.js';

/** The audit log of admin actions. */
@AdminController('audit')
export class AuditController {
  constructor(private readonly log: AuditLog) {}

  @Get()
  @ApiOperation({
    operationId: 'adminListAudit',
    summary: 'Audit log',
    description:
      'Admin actions, newest first. Every action is recorded before it is executed and gets its outcome afterwards: one that stays `attempted` was interrupted and may have been done. Failed attempts and repeats with an Idempotency-Key are listed with `state`. Entries cannot be deleted, nor changed once they have their outcome; the deletion of an account only empties the details of those about it.',
  })
  @ApiEnvelope(AuditResult)
  async list(@Query() query: AuditQuery): Promise<AuditResult> {
    const { limit } = query;
    const found = await this.log.list({
      state: query.state,
      action: query.action,
      actorAccountId: query.actor,
      actorKeyId: query.actor_key,
      targetType: query.target_type,
      targetId: query.target,
      from: toTimestamp(query.from, 'from'),
      to: toTimestamp(query.to, 'to'),
      after: query.after,
      limit: limit + 1,
    });
    const { items, nextAfter } = pageOf(found, limit);
    return { entries: items.map(toAuditEntryResult), next_after: nextAfter };
  }
}
