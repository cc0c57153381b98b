import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Row of `account_entry_usage`. */
@Entity('account_entry_usage')
@Check('account_entry_usage_bytes_check', 'bytes >= 0')
@Check('account_entry_usage_entries_check', 'entries >= 0')
export class AccountEntryUsageEntity {
  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'account_entry_usage_pkey' })
  accountId: string;

  @Column('integer', { default: 0 })
  entries: number;

  @Column('bigint', { default: 0 })
  bytes: number;
}
