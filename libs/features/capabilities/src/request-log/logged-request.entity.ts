import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Attempt } from '../waterfall/attempt.js';

/** Row of `requests`, the request log, which migrations partition by the time in its ids (docs/adr/0049-request-log-by-time.md). */
@Entity('requests')
// (account_id, started_at DESC, id DESC)
@Index('requests_by_account', { synchronize: false })
@Index('requests_by_request_id', ['requestId'])
// (started_at DESC)
@Index('requests_by_time', { synchronize: false })
export class LoggedRequestEntity {
  @PrimaryColumn('uuid', {
    comment: 'ours and unique; request_id may be chosen by the caller and repeat',
    primaryKeyConstraintName: 'requests_pkey',
  })
  id: string;

  @Column('text', { name: 'request_id' })
  requestId: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('uuid', { name: 'key_id' })
  keyId: string;

  @Column('text')
  capability: string;

  @Column('text')
  route: string;

  @Column('text', { nullable: true })
  mode: string | null;

  @Column('integer')
  status: number;

  @Column('text', { name: 'error_slug', nullable: true })
  errorSlug: string | null;

  @Column('text', { name: 'error_detail', nullable: true })
  errorDetail: string | null;

  @Column('text', { name: 'alternative_action', nullable: true })
  alternativeAction: string | null;

  @Column('bigint')
  credits: number;

  @Column('text', { name: 'provider_used', nullable: true })
  providerUsed: string | null;

  @Column('jsonb')
  attempts: Attempt[];

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;

  @Column('integer', { name: 'duration_ms' })
  durationMs: number;

  @Column('boolean', { name: 'is_cached', default: false })
  isCached: boolean;
}
