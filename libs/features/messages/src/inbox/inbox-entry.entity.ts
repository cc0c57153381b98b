import { IdentityColumn } from '@capstan/platform-core';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Row of `inbox_entries`. */
@Entity('inbox_entries')
// (account_id, number DESC)
@Index('inbox_entries_account', { synchronize: false })
export class InboxEntryEntity {
  @PrimaryColumn('uuid', {
    comment: 'also of the message, so that a repeated delivery adds nothing',
    primaryKeyConstraintName: 'inbox_entries_pkey',
  })
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @IdentityColumn()
  number: number;

  @Column('text', { nullable: true })
  subject: string | null;

  @Column('text')
  text: string;

  @Column('text', { nullable: true })
  html: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt: Date | null;
}
