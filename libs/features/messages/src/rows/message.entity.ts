import { type FailureRecord, IdentityColumn } from '@capstan/platform-core';
import type { MessageChannel } from '@capstan/kit';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MessageContent } from '../composition/message-content.js';
import type { MessageStatus } from './message.js';

/** Row of `messages`. */
@Entity('messages')
// (account_id, number DESC)
@Index('messages_account', { synchronize: false })
@Index('messages_waiting', ['accountId', 'number'], { where: 'finished_at IS NULL' })
@Index('messages_claimed', ['accountId'], { where: 'finished_at IS NULL AND claimed_at IS NOT NULL' })
@Index('messages_oldest', ['createdAt', 'id'], { where: 'finished_at IS NULL' })
@Index('messages_oldest_of_account', ['accountId', 'createdAt', 'id'], { where: 'finished_at IS NULL' })
@Index('messages_turns', ['accountId', 'claimedAt'])
@Index('messages_of_day', ['accountId', 'channel', 'createdAt'])
@Index('messages_of_provider', ['provider', 'providerMessageId'], {
  where: 'provider_message_id IS NOT NULL',
})
@Check(
  'messages_status_check',
  "status IN ('queued', 'scheduled', 'sending', 'sent', 'delivered', 'bounced', 'failed', 'outcome_unknown', 'cancelled')",
)
export class MessageEntity {
  @PrimaryColumn('uuid', {
    comment: 'also of the call that asked for it, and of its hold',
    primaryKeyConstraintName: 'messages_pkey',
  })
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @IdentityColumn()
  number: number;

  @Column('text')
  channel: MessageChannel;

  @Column('text', { comment: 'as it is compared with lists of allowed recipients' })
  recipient: string;

  @Column('jsonb')
  content: MessageContent;

  @Column('jsonb', { comment: 'what the end of the call needs: see DurableTicket' })
  ticket: object;

  @Column('text', { default: 'queued' })
  status: MessageStatus;

  @Column('timestamptz', { name: 'status_at', default: () => 'clock_timestamp()' })
  statusAt: Date;

  @Column('text', { nullable: true })
  provider: string | null;

  @Column('text', { name: 'provider_message_id', nullable: true })
  providerMessageId: string | null;

  @Column('text', { nullable: true, comment: 'why it bounced, or why its outcome is unknown' })
  detail: string | null;

  @Column('jsonb', { nullable: true })
  failure: FailureRecord | null;

  @Column('integer', { default: 0, comment: 'charged for it' })
  credits: number;

  @Column('timestamptz', { name: 'scheduled_at', nullable: true })
  scheduledAt: Date | null;

  @Column('timestamptz', {
    name: 'retry_at',
    nullable: true,
    comment: 'when its next request may be made; null: at once',
  })
  retryAt: Date | null;

  @Column('integer', {
    default: 0,
    comment: 'counts the workers that took it; each write of a worker names its own',
  })
  generation: number;

  @Column('integer', {
    name: 'fruitless_takes',
    default: 0,
    comment: 'workers that took it since it last got further',
  })
  attemptsWithoutProgress: number;

  @Column('timestamptz', { name: 'claimed_at', nullable: true })
  claimedAt: Date | null;

  @Column('timestamptz', { name: 'lease_until', nullable: true })
  leaseUntil: Date | null;

  @Column('timestamptz', { name: 'stop_requested_at', nullable: true })
  stopRequestedAt: Date | null;

  @Column('integer', { name: 'next_seq', default: 1 })
  nextSeq: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', {
    name: 'finished_at',
    nullable: true,
    comment: 'when sending ended; its delivery may be reported later',
  })
  finishedAt: Date | null;
}
