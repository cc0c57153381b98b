import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DomainEventEntity } from './domain-event.entity.js';

/** Row of `event_deliveries`: an event that a handler has not handled successfully yet. A handled one is deleted. */
@Entity('event_deliveries')
@Index('event_deliveries_lane', ['handler', 'lane', 'eventNumber'], { where: 'failed_at IS NULL' })
export class EventDeliveryEntity {
  @ForeignKey(() => DomainEventEntity, { name: 'event_deliveries_event_number_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('bigint', { name: 'event_number', primaryKeyConstraintName: 'event_deliveries_pkey' })
  eventNumber: number;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'event_deliveries_pkey' })
  handler: string;

  @Column('uuid', {
    comment: 'events of one lane are handled in order: the account, or zeros for the service',
  })
  lane: string;

  @Column('integer', { default: 0, comment: 'claims so far; proves who holds the lease' })
  attempts: number;

  @Column('timestamptz', {
    name: 'available_at',
    default: () => 'clock_timestamp()',
    comment: 'end of the lease, or time of the next attempt',
  })
  availableAt: Date;

  @Column('timestamptz', { name: 'first_attempt_at', nullable: true })
  firstAttemptAt: Date | null;

  @Column('timestamptz', {
    name: 'failed_at',
    nullable: true,
    comment: 'when the last attempt failed; null before',
  })
  failedAt: Date | null;

  @Column('text', { name: 'last_error', nullable: true })
  lastError: string | null;
}
