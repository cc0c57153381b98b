import type { OutgoingMessage } from '@capstan/kit';
import MailComposer from 'nodemailer/lib/mail-composer';

/** The message as MIME. Its id is derived from ours, so that a bounce can be found by it. */
export const mimeOf = (message: OutgoingMessage, from: string) =>
  new MailComposer({
    from,
    to: message.to,
    subject: message.subject ?? '',
    text: message.text,
    ...(message.html === null ? {} : { html: message.html }),
    ...(message.replyTo === null ? {} : { replyTo: message.replyTo }),
    headers: { ...message.headers },
    messageId: `<${message.id}@${domainOf(from)}>`,
    attachments: message.attachments.map(({ filename, mediaType, content }) => ({
      filename,
      contentType: mediaType,
      content: Buffer.from(content),
    })),
    // Content is given, never read from a path or address that a caller names.
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();

const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
