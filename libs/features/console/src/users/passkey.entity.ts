import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** Row of `console_passkeys`, written by better-auth: the public key of an authenticator. */
@Entity('console_passkeys')
@Unique('console_passkeys_credential_id_key', ['credentialId'])
@Index('console_passkeys_user_id_idx', ['userId'])
export class PasskeyEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'console_passkeys_pkey' })
  id: string;

  @ForeignKey(() => UserEntity, { name: 'console_passkeys_user_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text', { nullable: true })
  name: string | null;

  @Column('text', { name: 'credential_id' })
  credentialId: string;

  @Column('text', { name: 'public_key' })
  publicKey: string;

  /** Signatures that the authenticator has counted. */
  @Column('bigint')
  counter: number;

  @Column('text', { name: 'device_type' })
  deviceType: string;

  @Column('boolean', { name: 'backed_up' })
  backedUp: boolean;

  @Column('text', { nullable: true })
  transports: string | null;

  /** Model of the authenticator. */
  @Column('text', { nullable: true })
  aaguid: string | null;

  @Column('timestamptz', { name: 'created_at', nullable: true })
  createdAt: Date | null;
}
