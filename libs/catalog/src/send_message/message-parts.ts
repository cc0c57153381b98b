import type { MessageAttachment, OutgoingMessage, SentMessage } from '@capstan/kit';

export const base64Of = ({ content }: MessageAttachment): string => Buffer.from(content).toString('base64');

/** Subject and text in one, for services without a subject. */
export const titledText = ({ subject, text }: OutgoingMessage): string =>
  subject === null ? text : `${subject}\n\n${text}`;

/** Subject and text in one, for services that display Markdown; the plain text where the Markdown is too long. */
export function titledMarkdown(message: OutgoingMessage, maxChars: number): string {
  const marked = titledText({ ...message, text: message.markdown ?? message.text });
  return marked.length <= maxChars ? marked : titledText(message);
}

/** A message that the vendor knows by an id; without an id the answer is not one of the vendor. */
export const sentAs = (id: string): Partial<SentMessage> | undefined =>
  id === '' ? undefined : { providerMessageId: id };

/** `Authorization` by user name and password. */
export const basicAuth = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
