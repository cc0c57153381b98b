import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Row of `accounts`. The unique index on lower(email) is in the migration: TypeORM has no words for it. */
@Entity('accounts')
@Index('accounts_created_at_idx', ['createdAt', 'id'])
export class AccountEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'accounts_pkey' })
  id: string;

  @Column('text')
  email: string;

  @Column('text')
  name: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'suspended_at', nullable: true })
  suspendedAt: Date | null;
}
