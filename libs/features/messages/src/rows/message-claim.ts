import { lockIdOf } from '@capstan/platform-core';
import type { ClaimKind, ClaimedJob } from '@capstan/platform-jobs';
import type { MessageChannel } from '@capstan/kit';
import type { MessageContent } from '../composition/message-content.js';
import { MESSAGE_TABLES } from './message-tables.js';

/** A message claimed by a worker. */
export interface MessageClaim extends ClaimedJob {
  channel: MessageChannel;
  recipient: string;
  content: MessageContent;
  /** Required to end its call. */
  ticket: object;
  createdAt: Date;
  scheduledAt: Date | null;
}

/** How messages are claimed: those that are scheduled, and those whose next request waits, at their time. */
export const MESSAGE_CLAIMS: ClaimKind = {
  jobs: MESSAGE_TABLES.jobs,
  lock: lockIdOf('messages.claim'),
  ready: `(j.scheduled_at IS NULL OR j.scheduled_at <= clock_timestamp())
    AND (j.retry_at IS NULL OR j.retry_at <= clock_timestamp())`,
  changes: ["status = 'sending'", 'status_at = clock_timestamp()'],
  columns: [
    'channel',
    'recipient',
    'content',
    'ticket',
    'created_at AS "createdAt"',
    'scheduled_at AS "scheduledAt"',
  ],
};
