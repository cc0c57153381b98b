import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Row of `credit_balances`. */
@Entity('credit_balances')
@Check('credit_balances_held_check', 'held >= 0')
@Check('credit_balances_overage_limit_check', 'overage_limit >= 0')
export class CreditBalanceEntity {
  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'credit_balances_pkey' })
  accountId: string;

  @Column('bigint', { default: 0, comment: 'what can be spent: sum(ledger) - held' })
  balance: number;

  @Column('bigint', { default: 0 })
  held: number;

  @Column('bigint', { name: 'overage_limit', default: 0 })
  overageLimit: number;
}
