import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Row of `console_verifications`, written by better-auth: sign-in links by the hash of their token, and the state of sign-ins
 * with a passkey or an issuer.
 */
@Entity('console_verifications')
@Index('console_verifications_identifier_idx', ['identifier'])
export class VerificationEntity {
  /** A UUID, or the hash of an identifier by which better-auth lets one process at a time consume it. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'console_verifications_pkey' })
  id: string;

  @Column('text')
  identifier: string;

  @Column('text')
  value: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
