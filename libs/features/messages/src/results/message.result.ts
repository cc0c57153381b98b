import { MESSAGE_CHANNELS, ResultField } from '@capstan/kit';

/** Statuses of messages, and that of a dry run. */
export const RESULT_STATUSES = [
  'queued',
  'scheduled',
  'sending',
  'sent',
  'delivered',
  'bounced',
  'failed',
  'outcome_unknown',
  'cancelled',
  'dry_run',
] as const;

/** One request to a provider. */
export class MessageAttemptResult {
  @ResultField({ type: 'string', description: 'Provider', example: 'resend' })
  provider: string;

  @ResultField({
    type: 'string',
    description:
      '`ok`, the class of the failure (nothing was accepted), or `unknown`: the provider may have accepted the message',
    example: 'ok',
  })
  outcome: string;

  @ResultField({ type: 'string', nullable: true, description: 'Why it failed', example: null })
  detail: string | null;

  @ResultField({ type: 'string', format: 'date-time', description: 'When the request was made' })
  started_at: string;

  @ResultField({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When it was answered or failed for good',
  })
  ended_at: string | null;
}

/** A file of a message. */
export class MessageAttachmentResult {
  @ResultField({ type: 'string', description: 'Name of the file', example: 'invoice.pdf' })
  filename: string;

  @ResultField({ type: 'string', description: 'Media type', example: 'application/pdf' })
  content_type: string;
}

/** What is sent, after templates are filled and Markdown is converted. */
export class MessageContentResult {
  @ResultField({ type: 'string', nullable: true, description: 'Subject or title', example: 'Your report' })
  subject: string | null;

  @ResultField({ type: 'string', description: 'Plain text', example: 'The report has three new findings.' })
  text: string;

  @ResultField({ type: 'string', nullable: true, description: 'HTML part of an e-mail', example: null })
  html: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'Address for answers', example: null })
  reply_to: string | null;

  @ResultField({ type: 'object', description: 'Further e-mail headers', example: {} })
  headers: Record<string, string>;

  @ResultField({ of: () => MessageAttachmentResult, list: true, description: 'Files' })
  attachments: MessageAttachmentResult[];
}

/** A message as lists show it. */
export class MessageSummaryResult {
  @ResultField({
    type: 'string',
    format: 'uuid',
    nullable: true,
    description: 'Identifies the message; null for a dry run',
  })
  id: string | null;

  @ResultField({
    type: 'string',
    enum: RESULT_STATUSES,
    description:
      '`sent`: a provider accepted it. `outcome_unknown`: a provider may have accepted it, and it is not sent again. `dry_run`: nothing was sent.',
    example: 'sent',
  })
  status: string;

  @ResultField({ type: 'string', enum: MESSAGE_CHANNELS, description: 'Channel', example: 'email' })
  channel: string;

  @ResultField({ type: 'string', description: 'The recipient', example: 'ada@example.com' })
  to: string;

  @ResultField({ type: 'string', nullable: true, description: 'Subject or title', example: 'Your report' })
  subject: string | null;

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Provider that accepted it, or may have',
    example: 'resend',
  })
  provider: string | null;

  @ResultField({ type: 'string', nullable: true, description: "The provider's id of it", example: null })
  provider_message_id: string | null;

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Why it failed, bounced or has an unknown outcome',
    example: null,
  })
  detail: string | null;

  @ResultField({ type: 'string', format: 'date-time', description: 'When it was asked for' })
  created_at: string;

  @ResultField({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When it is to be sent; null: at once',
    example: null,
  })
  scheduled_at: string | null;

  @ResultField({ type: 'string', format: 'date-time', description: 'When its status last changed' })
  status_at: string;
}

/** `data` of POST /v1/messages and GET /v1/messages/{id}. */
export class MessageResult extends MessageSummaryResult {
  @ResultField({ of: () => MessageContentResult, description: 'What is sent' })
  content: MessageContentResult;

  @ResultField({
    of: () => MessageAttemptResult,
    list: true,
    description: 'Requests to providers, in their order',
  })
  attempts: MessageAttemptResult[];

  @ResultField({
    type: 'string',
    list: true,
    description: 'Providers that would be tried, in this order; for a dry run',
    example: [],
  })
  providers: string[];
}

/** `data` of GET /v1/messages. */
export class MessageListResult {
  @ResultField({ of: () => MessageSummaryResult, list: true, description: 'Newest first' })
  messages: MessageSummaryResult[];

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Send as `after` for the next page; null at the end',
  })
  next_after: string | null;
}
