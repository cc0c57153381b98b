import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { UserEntity } from '../users/user.entity.js';
import type { Role } from './role.js';

/** Row of `console_invitations`. */
@Entity('console_invitations')
@Unique('console_invitations_token_hash_key', ['tokenHash'])
@Index('console_invitations_account', ['accountId', 'createdAt', 'id'])
@Index('console_invitations_email_idx', ['email'])
@Check('console_invitations_role_check', "role IN ('owner', 'member', 'viewer')")
export class InvitationEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'console_invitations_pkey' })
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  /** In lower case. */
  @Column('text')
  email: string;

  @Column('text')
  role: Role;

  /** SHA-256 of the token in the link. */
  @Column('bytea', { name: 'token_hash', select: false })
  tokenHash: Buffer;

  /** Whether the link went to the address by e-mail only, which proves that its holder reads mail there. */
  @Column('boolean', { name: 'is_mailed' })
  isMailed: boolean;

  @ForeignKey(() => UserEntity, { name: 'console_invitations_invited_by_fkey', onDelete: 'SET NULL' })
  @Column('uuid', { name: 'invited_by', nullable: true })
  invitedBy: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'accepted_at', nullable: true })
  acceptedAt: Date | null;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;
}
