import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { UserEntity } from './user.entity.js';

/**
 * Row of `console_credentials`, written by better-auth: the password of a user, or a subject of the OpenID Connect issuer.
 * Tokens of the issuer are not kept: their columns are there because better-auth selects them.
 */
@Entity('console_credentials')
@Unique('console_credentials_subject_key', ['provider', 'subject'])
@Index('console_credentials_user_id_idx', ['userId'])
export class CredentialEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'console_credentials_pkey' })
  id: string;

  @ForeignKey(() => UserEntity, { name: 'console_credentials_user_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'user_id' })
  userId: string;

  /** `credential` for a password, or `oidc`. */
  @Column('text')
  provider: string;

  /** The user's id for a password, or the `sub` of the issuer. */
  @Column('text')
  subject: string;

  /** scrypt hash. */
  @Column('text', { nullable: true, select: false })
  password: string | null;

  @Column('text', { name: 'access_token', nullable: true, select: false })
  accessToken: string | null;

  @Column('text', { name: 'refresh_token', nullable: true, select: false })
  refreshToken: string | null;

  @Column('text', { name: 'id_token', nullable: true, select: false })
  idToken: string | null;

  @Column('timestamptz', { name: 'access_token_expires_at', nullable: true })
  accessTokenExpiresAt: Date | null;

  @Column('timestamptz', { name: 'refresh_token_expires_at', nullable: true })
  refreshTokenExpiresAt: Date | null;

  @Column('text', { nullable: true })
  scope: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
