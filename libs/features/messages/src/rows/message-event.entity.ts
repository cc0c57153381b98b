import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { MessageEventKind } from './message.js';
import { MessageEntity } from './message.entity.js';

/** Row of `message_events`: what happened to messages. */
@Entity('message_events')
export class MessageEventEntity {
  @ForeignKey(() => MessageEntity, { name: 'message_events_message_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'message_id', primaryKeyConstraintName: 'message_events_pkey' })
  messageId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'message_events_pkey' })
  seq: number;

  @Column('text')
  kind: MessageEventKind;

  @Column('jsonb')
  fields: Record<string, unknown>;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at: Date;
}
