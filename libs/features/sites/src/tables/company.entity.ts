import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Row of `companies`. */
@Entity('companies')
@Index('companies_account', ['accountId', 'id'])
@Index('companies_default', ['accountId'], { unique: true, where: 'is_default' })
export class CompanyEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'companies_pkey' })
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('text')
  name: string;

  @Column('boolean', { name: 'is_default', default: false })
  isDefault: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
