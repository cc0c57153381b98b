import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal, RequireScope } from '@capstan/auth';
import { ApiEnvelope, pageOf } from '@capstan/platform-http';
import { Inbox } from './inbox.js';
import type { InboxEntryEntity } from './inbox-entry.entity.js';
import { InboxEntryResult, InboxQuery, InboxResult, MarkEntryBody } from './inbox.result.js';

/** The inbox of the account. */
@ApiTags('Messages')
@Controller('v1/inbox')
@RequireScope('account')
export class InboxController {
  constructor(private readonly inbox: Inbox) {}

  @Get()
  @ApiOperation({
    operationId: 'listInbox',
    summary: 'List the entries of your inbox',
    description: 'Messages of the channel `inbox`, newest first. Free.',
  })
  @ApiEnvelope(InboxResult)
  async list(
    @CurrentPrincipal() { accountId }: Principal,
    @Query() { limit, after, unread }: InboxQuery,
  ): Promise<InboxResult> {
    const found = await this.inbox.list(accountId, unread, { limit: limit + 1, after });
    const { items, nextAfter } = pageOf(found, limit);
    return { entries: items.map(toEntryResult), next_after: nextAfter };
  }

  @Patch(':id')
  @ApiParam({ name: 'id', description: 'Id of the entry', schema: { type: 'string', format: 'uuid' } })
  @ApiOperation({
    operationId: 'markInboxEntry',
    summary: 'Mark an inbox entry as read or unread',
    description: 'Free.',
  })
  @ApiEnvelope(InboxEntryResult, { failures: [404, 413, 415] })
  async mark(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('id') id: string,
    @Body() { read }: MarkEntryBody,
  ): Promise<InboxEntryResult> {
    return toEntryResult(await this.inbox.mark(accountId, id, read));
  }
}

const toEntryResult = (entry: InboxEntryEntity): InboxEntryResult => ({
  id: entry.id,
  subject: entry.subject,
  text: entry.text,
  html: entry.html,
  created_at: entry.createdAt.toISOString(),
  read_at: entry.readAt?.toISOString() ?? null,
});
