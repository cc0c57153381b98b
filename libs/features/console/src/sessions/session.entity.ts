import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { UserEntity } from '../users/user.entity.js';

/** Row of `console_sessions`, written by better-auth. The cookie holds the token with a signature. */
@Entity('console_sessions')
@Unique('console_sessions_token_key', ['token'])
@Index('console_sessions_user_id_idx', ['userId'])
export class SessionEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'console_sessions_pkey' })
  id: string;

  @ForeignKey(() => UserEntity, { name: 'console_sessions_user_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text', { select: false })
  token: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('text', { name: 'ip_address', nullable: true })
  ipAddress: string | null;

  @Column('text', { name: 'user_agent', nullable: true })
  userAgent: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
