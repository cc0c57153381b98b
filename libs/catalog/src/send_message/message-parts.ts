import type { MessageAttachment, OutgoingMessage, SentMessage } from '@capstan/kit';

export const base64Of = ({ content }: MessageAttachment): string => Buffer.from(content).toString('base64');

/** Subject and text in one, for services without a subject. */
export const titledText = ({ subject, text }: OutgoingMessage): string =>
  subject === null ? text : `${subject}\n\n${text}`;

/** A message that the vendor knows by an id; without an id the answer is not one of the vendor. */
export const sentAs = (id: string): Partial<SentMessage> | undefined =>
  id === '' ? undefined : { providerMessageId: id };

/** `Authorization` by user name and password. */
export const basicAuth = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
