import { type FieldFault, InvalidRequestError } from '@capstan/platform-core';
import type { SendMessageParams } from '../params/send-message.params.js';
import { attachmentsOf } from './attachments.js';
import { asMarkdownSource, asMarkdownText, asPlainText, htmlOfMarkdown } from './markdown.js';
import type { MessageContent } from './message-content.js';
import { emailOf, parseRecipient, type Recipient } from './recipient.js';
import { renderTemplate } from './render-template.js';

/** A message ready to be sent. */
export interface ComposedMessage {
  recipient: Recipient;
  content: MessageContent;
  scheduledAt: Date | null;
}

const MAX_DAYS_AHEAD = 30;
const DAY_MS = 86_400_000;

type Body = Pick<MessageContent, 'text' | 'markdown' | 'html'>;

/**
 * What a call sends. Templates are rendered here, so that what is scheduled does not change.
 * @param services of the chat and push transports of this deployment.
 * @throws InvalidRequestError with the path of each fault.
 */
export function composeMessage(
  params: SendMessageParams,
  services: readonly string[],
  now: Date,
): ComposedMessage {
  const faults = faultsOf(params);
  if (faults.length > 0) throw new InvalidRequestError(faults);
  const recipient = parseRecipient(params.channel, params.to, services);
  const content: MessageContent = {
    service: recipient.service,
    to: recipient.to,
    subject: subjectOf(params),
    ...bodyOf(params),
    replyTo: params.reply_to === undefined ? null : emailOf(params.reply_to, 'reply_to'),
    headers: params.bulk ? unsubscribeHeaders(params.unsubscribe_url ?? '') : {},
    attachments: attachmentsOf(params.attachments),
    provider: params.provider ?? null,
  };
  return { recipient, content, scheduledAt: scheduledAtOf(params.send_at, now) };
}

function faultsOf(params: SendMessageParams): FieldFault[] {
  const { channel, text, markdown, html, template, data, subject, bulk } = params;
  const isEmail = channel === 'email';
  const faults: (FieldFault | false)[] = [
    text === undefined &&
      markdown === undefined &&
      html === undefined &&
      template === undefined && { path: 'text', message: 'is required, or markdown, html or template' },
    [markdown, html, template].filter((body) => body !== undefined).length > 1 && {
      path: 'markdown',
      message: 'excludes html and template: send one of the three',
    },
    template !== undefined && text !== undefined && { path: 'text', message: 'excludes template' },
    template === undefined && data !== undefined && { path: 'data', message: 'needs a template' },
    isEmail && subject === undefined && { path: 'subject', message: 'is required for the email channel' },
    html !== undefined &&
      channel !== 'email' &&
      channel !== 'inbox' &&
      text === undefined && {
        path: 'text',
        message: `is required in addition to html for the ${channel} channel`,
      },
    !isEmail &&
      params.reply_to !== undefined && {
        path: 'reply_to',
        message: 'is supported for the email channel only',
      },
    !isEmail &&
      params.attachments.length > 0 && {
        path: 'attachments',
        message: 'are supported for the email channel only',
      },
    bulk && !isEmail && { path: 'bulk', message: 'is supported for the email channel only' },
    bulk &&
      params.unsubscribe_url === undefined && {
        path: 'unsubscribe_url',
        message: 'is required for bulk messages: receivers refuse them without it (RFC 8058)',
      },
  ];
  return faults.filter((fault) => fault !== false);
}

function subjectOf({ subject, template, data }: SendMessageParams): string | null {
  if (subject === undefined || template === undefined) return subject ?? null;
  const line = renderTemplate(subject, data ?? {}, { path: 'subject', escape: asPlainText });
  return line.replaceAll(/\p{Cc}+/gu, ' ');
}

function bodyOf({ text, markdown, html, template, data = {} }: SendMessageParams): Body {
  if (template !== undefined) {
    const path = 'template';
    const text = renderTemplate(template, data, { path, escape: asPlainText });
    const markdown = renderTemplate(template, data, { path, escape: asMarkdownSource });
    const safe = renderTemplate(template, data, { path, escape: asMarkdownText });
    return { text, markdown, html: htmlOfMarkdown(safe) };
  }
  if (markdown !== undefined) return { text: text ?? markdown, markdown, html: htmlOfMarkdown(markdown) };
  return { text: text ?? textOfHtml(html ?? ''), markdown: null, html: html ?? null };
}

/** A plain part for programs that show no HTML; it need not be pretty. */
const textOfHtml = (html: string): string =>
  html
    .replaceAll(/<(style|script)\b[^>]*>[^]*?<\/\1>/gi, ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function scheduledAtOf(text: string | undefined, now: Date): Date | null {
  if (text === undefined) return null;
  const at = new Date(text);
  const message =
    Number.isNaN(at.getTime()) || at.getTime() <= now.getTime()
      ? 'must be a time in the future'
      : `must not be more than ${MAX_DAYS_AHEAD} days ahead`;
  if (!(at.getTime() > now.getTime() && at.getTime() - now.getTime() <= MAX_DAYS_AHEAD * DAY_MS)) {
    throw new InvalidRequestError([{ path: 'send_at', message }]);
  }
  return at;
}
