import type { Outcome } from '@capstan/kit';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { MessageEntity } from './message.entity.js';

/** Row of `message_attempts`: written before a transport is called. */
@Entity('message_attempts')
export class MessageAttemptEntity {
  @ForeignKey(() => MessageEntity, { name: 'message_attempts_message_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'message_id', primaryKeyConstraintName: 'message_attempts_pkey' })
  messageId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'message_attempts_pkey' })
  number: number;

  @Column('text')
  transport: string;

  @Column('text', { nullable: true, comment: 'null: the transport may have accepted the message' })
  outcome: Outcome | null;

  @Column('text', { nullable: true })
  detail: string | null;

  @Column('boolean', {
    name: 'is_transient',
    default: false,
    comment: 'the transport refused the message and asks for a later try',
  })
  isTransient: boolean;

  @Column('timestamptz', { name: 'started_at', default: () => 'clock_timestamp()' })
  startedAt: Date;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;
}
