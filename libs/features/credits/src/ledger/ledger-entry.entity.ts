import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { LedgerKind } from './ledger-entry.js';

/** Row of `ledger_entries`, which a trigger keeps append-only. */
@Entity('ledger_entries')
// (account_id, id DESC)
@Index('ledger_entries_account', { synchronize: false })
@Unique('ledger_entries_subject_kind_key', ['subject', 'kind'])
@Check('ledger_entries_kind_check', "kind IN ('charge', 'grant', 'refund', 'adjustment')")
export class LedgerEntryEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'ledger_entries_pkey',
  })
  id: number;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('uuid', { name: 'key_id', nullable: true })
  keyId: string | null;

  @Column('uuid', { name: 'spending_group_id', nullable: true })
  spendingGroupId: string | null;

  @Column('text')
  kind: LedgerKind;

  @Column('text')
  subject: string;

  @Column('bigint')
  amount: number;

  @Column('text', { nullable: true })
  reason: string | null;

  @Column('text', { nullable: true })
  actor: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
