import { BooleanField, ResultField } from '@capstan/kit';
import { FlagField, PageQuery } from '@capstan/platform-http';

/** Query of GET /v1/inbox. */
export class InboxQuery extends PageQuery {
  @FlagField({ description: 'Only entries that are not marked as read' })
  unread: boolean = false;
}

/** Body of PATCH /v1/inbox/{id}. */
export class MarkEntryBody {
  @BooleanField({ description: 'Whether the entry counts as read' })
  read: boolean;
}

/** An entry of the inbox. */
export class InboxEntryResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Id of the entry, and of its message' })
  id: string;

  @ResultField({ type: 'string', nullable: true, description: 'Subject', example: 'Report' })
  subject: string | null;

  @ResultField({ type: 'string', description: 'Plain text', example: 'Three new findings since yesterday.' })
  text: string;

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'HTML as it was sent. It is not sanitized: render it in a sandboxed frame only.',
    example: null,
  })
  html: string | null;

  @ResultField({ type: 'string', format: 'date-time', description: 'When it arrived' })
  created_at: string;

  @ResultField({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When it was first marked as read',
    example: null,
  })
  read_at: string | null;
}

/** `data` of GET /v1/inbox. */
export class InboxResult {
  @ResultField({ of: () => InboxEntryResult, list: true, description: 'Newest first' })
  entries: InboxEntryResult[];

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Send as `after` for the next page; null at the end',
  })
  next_after: string | null;
}
