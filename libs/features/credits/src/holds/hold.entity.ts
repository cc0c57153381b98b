import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { HoldDetails } from './hold.js';

/** Row of `holds`: credits reserved for a call. If its lease has ended, the hold is orphaned. */
@Entity('holds')
@Index('holds_lease', ['leaseId'])
@Check('holds_amount_check', 'amount > 0')
export class HoldEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'holds_pkey' })
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('uuid', { name: 'key_id', nullable: true })
  keyId: string | null;

  @Column('uuid', { name: 'spending_group_id' })
  spendingGroupId: string;

  @Column('bigint')
  amount: number;

  @Column('boolean')
  capped: boolean;

  @Column('uuid', { name: 'lease_id' })
  leaseId: string;

  @Column('jsonb')
  details: HoldDetails;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
