import type { FailureRecord } from '@capstan/platform-core';
import type { MessageChannel, Outcome } from '@capstan/kit';
import type { MessageContent } from '../composition/message-content.js';

/** States of a message. */
export const MESSAGE_STATUSES = [
  'queued',
  'scheduled',
  'sending',
  'sent', // a provider accepted it
  'delivered',
  'bounced',
  'failed', // no provider accepted it
  'outcome_unknown', // a provider may have accepted it
  'cancelled',
] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** What happens to a message, in the order in which it is recorded. */
export type MessageEventKind = `message.${Exclude<MessageStatus, 'sending'>}` | 'message.attempted';

/** One request to a transport. */
export interface MessageAttempt {
  number: number;
  transport: string;
  /** Null while the transport is called, and forever if the worker died during the call. */
  outcome: Outcome | null;
  /** Why it failed. */
  detail: string | null;
  /** The transport refused the message and asks for a later try. */
  isTransient: boolean;
  startedAt: Date;
  endedAt: Date | null;
}

/** A message without its attempts. */
export interface Message {
  id: string;
  accountId: string;
  channel: MessageChannel;
  recipient: string;
  content: MessageContent;
  status: MessageStatus;
  provider: string | null;
  providerMessageId: string | null;
  /** Why it bounced, or why its outcome is unknown. */
  detail: string | null;
  failure: FailureRecord | null;
  /** Charged for it. */
  credits: number;
  createdAt: Date;
  scheduledAt: Date | null;
  finishedAt: Date | null;
  /** When its status last changed. */
  statusAt: Date;
}

/** A message with the requests that were made for it. */
export interface MessageWithAttempts extends Message {
  attempts: MessageAttempt[];
}
