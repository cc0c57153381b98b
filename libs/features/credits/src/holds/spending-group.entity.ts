import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Row of `spending_groups`. */
@Entity('spending_groups')
@Check('spending_groups_held_check', 'held >= 0')
export class SpendingGroupEntity {
  @PrimaryColumn('uuid', { name: 'spending_group_id', primaryKeyConstraintName: 'spending_groups_pkey' })
  spendingGroupId: string;

  @Column('bigint', { default: 0, comment: 'all charges of the keys that share the count: sum(ledger)' })
  spent: number;

  @Column('bigint', { default: 0, comment: 'open holds of keys with a credit cap' })
  held: number;
}
