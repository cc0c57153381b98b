import { IdentityColumn } from '@capstan/platform-core';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { DeliveryStatus } from '../model/webhook-delivery.js';
import { WebhookEndpointEntity } from './webhook-endpoint.entity.js';

/** Row of `webhook_deliveries`: an event for one webhook, on its way or in the log. */
@Entity('webhook_deliveries')
@Index('webhook_deliveries_lane', ['lane', 'number'], { where: "status = 'pending'" })
@Index('webhook_deliveries_event_key', ['endpointId', 'eventId'], {
  unique: true,
  where: 'resend_of IS NULL',
})
@Index('webhook_deliveries_endpoint', ['endpointId', 'number'])
@Index('webhook_deliveries_created', ['createdAt'])
export class WebhookDeliveryEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'webhook_deliveries_pkey' })
  id: string;

  @IdentityColumn({ comment: 'order of delivery within a lane' })
  number: number;

  @ForeignKey(() => WebhookEndpointEntity, {
    name: 'webhook_deliveries_endpoint_id_fkey',
    onDelete: 'CASCADE',
  })
  @Column('uuid', { name: 'endpoint_id' })
  endpointId: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('uuid', {
    comment: 'deliveries of one lane are sent in order: the webhook; a test or a resend has its own',
  })
  lane: string;

  @Column('uuid', { name: 'event_id' })
  eventId: string;

  @Column('text', { name: 'event_type' })
  eventType: string;

  @Column('text', { comment: 'body of the request' })
  payload: string;

  @Column('text', { default: 'pending', comment: 'pending, delivered or failed' })
  status: DeliveryStatus;

  @Column('integer', { default: 0, comment: 'leases so far; proves who holds the lease' })
  claims: number;

  @Column('integer', { default: 0, comment: 'attempts that ended' })
  attempts: number;

  @Column('timestamptz', {
    name: 'available_at',
    default: () => 'clock_timestamp()',
    comment: 'when the next attempt is due',
  })
  availableAt: Date;

  @Column('timestamptz', { name: 'leased_until', nullable: true, comment: 'end of the lease of a worker' })
  leasedUntil: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  @Column('uuid', { name: 'resend_of', nullable: true })
  resendOf: string | null;
}
