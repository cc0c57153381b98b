import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Row of `accounts`. */
@Entity('accounts')
// UNIQUE (lower(email))
@Index('accounts_email_key', { synchronize: false })
@Index('accounts_created_at_idx', ['createdAt', 'id'])
@Index('accounts_creation_key', ['creationReference'], { unique: true })
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

  @Column('integer', { name: 'rate_limit_per_minute', nullable: true })
  rateLimitPerMinute: number | null;

  /** Reference of the creating request, if it had an Idempotency-Key. */
  @Column('bytea', { name: 'creation_reference', nullable: true, select: false })
  creationReference: Buffer | null;

  @Column('bytea', { name: 'creation_fingerprint', nullable: true, select: false })
  creationFingerprint: Buffer | null;
}
