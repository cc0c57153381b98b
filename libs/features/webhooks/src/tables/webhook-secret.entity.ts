import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { WebhookEndpointEntity } from './webhook-endpoint.entity.js';

/** Row of `webhook_secrets`: signing secrets of a webhook, the ones that were replaced too until they expire. */
@Entity('webhook_secrets')
@Index('webhook_secrets_endpoint', ['endpointId', 'createdAt'])
export class WebhookSecretEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'webhook_secrets_pkey' })
  id: string;

  @ForeignKey(() => WebhookEndpointEntity, {
    name: 'webhook_secrets_endpoint_id_fkey',
    onDelete: 'CASCADE',
  })
  @Column('uuid', { name: 'endpoint_id' })
  endpointId: string;

  /** It signs, so it is not a hash. Only the sender reads it. */
  @Column('text', { select: false })
  secret: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at', nullable: true, comment: 'null: the current one' })
  expiresAt: Date | null;
}
