import type { MessageAttachment, OutgoingMessage } from '@capstan/kit';
import type { MessageClaim } from '../rows/message-claim.js';

/** A message as transports get it. @param attachments with their content, which may not have been read yet. */
export const outgoingMessageOf = (
  { id, accountId, channel, content }: Pick<MessageClaim, 'id' | 'accountId' | 'channel' | 'content'>,
  attachments: readonly MessageAttachment[] = [],
): OutgoingMessage => ({
  id,
  accountId,
  channel,
  service: content.service,
  to: content.to,
  subject: content.subject,
  text: content.text,
  markdown: content.markdown,
  html: content.html,
  replyTo: content.replyTo,
  headers: content.headers,
  attachments,
});
