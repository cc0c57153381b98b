import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.js';

/** Row of `webhook_attempts`: one request of a delivery and its answer. */
@Entity('webhook_attempts')
export class WebhookAttemptEntity {
  @ForeignKey(() => WebhookDeliveryEntity, {
    name: 'webhook_attempts_delivery_id_fkey',
    onDelete: 'CASCADE',
  })
  @PrimaryColumn('uuid', { name: 'delivery_id', primaryKeyConstraintName: 'webhook_attempts_pkey' })
  deliveryId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'webhook_attempts_pkey' })
  number: number;

  @Column('text')
  url: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at: Date;

  @Column('integer', { name: 'duration_ms' })
  durationMs: number;

  @Column('boolean', { name: 'is_success' })
  isSuccess: boolean;

  @Column('integer', { name: 'response_status', nullable: true })
  responseStatus: number | null;

  @Column('text', { name: 'response_body', nullable: true })
  responseBody: string | null;

  @Column('text', { nullable: true })
  error: string | null;
}
