import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { AuditAction, AuditState, AuditTarget } from './audit-entry.js';

/** Row of `admin_audit`, which a trigger keeps append-only: a state changes once, from `attempted`. */
@Entity('admin_audit')
// (actor_account_id, id DESC)
@Index('admin_audit_actor', { synchronize: false })
// (target_id, id DESC)
@Index('admin_audit_target', { synchronize: false })
@Index('admin_audit_time', ['at'])
@Check('admin_audit_state_check', "state IN ('attempted', 'done', 'failed', 'repeated')")
export class AuditEntryEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'admin_audit_pkey',
  })
  id: number;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  @Column('uuid', { name: 'actor_account_id' })
  actorAccountId: string;

  @Column('uuid', { name: 'actor_key_id' })
  actorKeyId: string;

  @Column('text')
  action: AuditAction;

  @Column('text', { name: 'target_type', nullable: true })
  targetType: AuditTarget | null;

  @Column('uuid', { name: 'target_id', nullable: true })
  targetId: string | null;

  @Column('jsonb')
  details: Record<string, unknown>;

  @Column('text', { name: 'request_id' })
  requestId: string;

  @Column('text')
  state: AuditState;
}
