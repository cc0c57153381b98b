import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Row of `idempotency_keys`. */
@Entity('idempotency_keys', { comment: 'lease_id while the call runs, answer once it succeeded' })
@Index('idempotency_keys_expiry', ['expiresAt'])
@Check('idempotency_keys_check', '(lease_id IS NULL) = (answer IS NOT NULL)')
export class IdempotencyKeyEntity {
  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'idempotency_keys_pkey' })
  accountId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'idempotency_keys_pkey' })
  route: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'idempotency_keys_pkey' })
  key: string;

  @Column('bytea', { name: 'body_hash' })
  bodyHash: Buffer;

  @Column('uuid', { name: 'call_id' })
  callId: string;

  @Column('uuid', { name: 'lease_id', nullable: true })
  leaseId: string | null;

  @Column('text', { nullable: true })
  answer: string | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
