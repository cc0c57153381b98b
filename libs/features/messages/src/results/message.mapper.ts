import type { ComposedMessage } from '../composition/compose-message.js';
import type { MessageContent } from '../composition/message-content.js';
import type { Message, MessageAttempt, MessageWithAttempts } from '../rows/message.js';
import type {
  MessageAttemptResult,
  MessageContentResult,
  MessageResult,
  MessageSummaryResult,
} from './message.result.js';

export const toMessageSummary = (message: Message): MessageSummaryResult => ({
  id: message.id,
  status: message.status,
  channel: message.channel,
  to: recipientOf(message.content),
  subject: message.content.subject,
  provider: message.provider,
  provider_message_id: message.providerMessageId,
  detail: message.detail ?? message.failure?.detail ?? null,
  created_at: message.createdAt.toISOString(),
  scheduled_at: message.scheduledAt?.toISOString() ?? null,
  status_at: message.statusAt.toISOString(),
});

export const toMessageResult = (message: MessageWithAttempts): MessageResult => ({
  ...toMessageSummary(message),
  content: toContentResult(message.content),
  attempts: message.attempts.map(toAttemptResult),
  providers: [],
});

/** What a call would send. @param providers in the order in which they would be tried. */
export function toDryRunResult(
  { recipient, content, scheduledAt }: ComposedMessage,
  providers: string[],
  now: Date,
): MessageResult {
  return {
    id: null,
    status: 'dry_run',
    channel: recipient.channel,
    to: recipientOf(content),
    subject: content.subject,
    provider: null,
    provider_message_id: null,
    detail: null,
    created_at: now.toISOString(),
    scheduled_at: scheduledAt?.toISOString() ?? null,
    status_at: now.toISOString(),
    content: toContentResult(content),
    attempts: [],
    providers,
  };
}

const toContentResult = (content: MessageContent): MessageContentResult => ({
  subject: content.subject,
  text: content.text,
  html: content.html,
  reply_to: content.replyTo,
  headers: content.headers,
  attachments: content.attachments.map(({ filename, mediaType }) => ({ filename, content_type: mediaType })),
});

const toAttemptResult = (attempt: MessageAttempt): MessageAttemptResult => ({
  provider: attempt.transport,
  outcome: attempt.outcome ?? 'unknown',
  detail: attempt.detail,
  started_at: attempt.startedAt.toISOString(),
  ended_at: attempt.endedAt?.toISOString() ?? null,
});

function recipientOf({ service, to }: MessageContent): string {
  if (service === null) return to === '' ? 'inbox' : to;
  return to === '' ? service : `${service}:${to}`;
}
