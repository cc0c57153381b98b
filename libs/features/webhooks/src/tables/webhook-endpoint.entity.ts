import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { DisabledReason } from '../model/webhook-endpoint.js';

/** Row of `webhook_endpoints`. */
@Entity('webhook_endpoints')
@Index('webhook_endpoints_account', ['accountId', 'createdAt', 'id'])
@Index('webhook_endpoints_creation_key', ['creationReference'], { unique: true })
export class WebhookEndpointEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'webhook_endpoints_pkey' })
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('text')
  url: string;

  @Column('text')
  description: string;

  @Column('text', { name: 'event_types', array: true, comment: 'types, <subject>.* or *' })
  eventTypes: string[];

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt: Date | null;

  @Column('text', { name: 'disabled_reason', nullable: true, comment: 'owner, gone or failing' })
  disabledReason: DisabledReason | null;

  @Column('timestamptz', {
    name: 'failing_since',
    nullable: true,
    comment: 'first failed attempt since the last success',
  })
  failingSince: Date | null;

  /** Reference of the request that created it, if that had an Idempotency-Key. */
  @Column('bytea', { name: 'creation_reference', nullable: true, select: false })
  creationReference: Buffer | null;

  @Column('bytea', { name: 'creation_fingerprint', nullable: true, select: false })
  creationFingerprint: Buffer | null;
}
