import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.js';
import type { Scope } from '../principal/scopes.js';

/** Row of `api_keys`. */
@Entity('api_keys')
@Index('api_keys_account_id_idx', ['accountId', 'createdAt', 'id'])
@Index('api_keys_parent_key_id_idx', ['parentKeyId'], { where: 'parent_key_id IS NOT NULL' })
@Index('api_keys_rotated_to_idx', ['rotatedTo'], { where: 'rotated_to IS NOT NULL' })
@Index('api_keys_creation_key', ['creationReference'], { unique: true })
export class ApiKeyEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'api_keys_pkey' })
  id: string;

  @ForeignKey(() => AccountEntity, { name: 'api_keys_account_id_fkey' })
  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('text')
  name: string;

  @Column('text', { name: 'prefix_hint' })
  prefixHint: string;

  @Column('text', { name: 'last_four' })
  lastFour: string;

  /** SHA-256 of the key; never selected, only compared. */
  @Index('api_keys_hash_key', { unique: true })
  @Column('bytea', { select: false })
  hash: Buffer;

  @Column('text', { array: true })
  scopes: Scope[];

  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  @Column('text', { name: 'ip_allow_list', array: true })
  ipAllowList: string[];

  @Column('integer', { name: 'rate_limit_per_minute', nullable: true })
  rateLimitPerMinute: number | null;

  @Column('bigint', { name: 'credit_cap', nullable: true })
  creditCap: number | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;

  @ForeignKey(() => ApiKeyEntity, { name: 'api_keys_rotated_to_fkey' })
  @Column('uuid', { name: 'rotated_to', nullable: true })
  rotatedTo: string | null;

  /** The key that created it, if known. */
  @ForeignKey(() => ApiKeyEntity, { name: 'api_keys_parent_key_id_fkey' })
  @Column('uuid', { name: 'parent_key_id', nullable: true })
  parentKeyId: string | null;

  @Column('uuid', { name: 'spending_group_id' })
  spendingGroupId: string;

  /** Reference of the creating request, if it had an Idempotency-Key. */
  @Column('bytea', { name: 'creation_reference', nullable: true, select: false })
  creationReference: Buffer | null;

  @Column('bytea', { name: 'creation_fingerprint', nullable: true, select: false })
  creationFingerprint: Buffer | null;
}
