import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Row of `domain_events`: something that happened, with at least one handler. */
@Entity('domain_events')
@Index('domain_events_occurred', ['occurredAt'])
export class DomainEventEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'domain_events_pkey',
    comment: 'order of delivery',
  })
  number: number;

  @Column('uuid', { comment: 'the id that handlers see' })
  id: string;

  @Column('text')
  type: string;

  @Column('uuid', { name: 'account_id', nullable: true })
  accountId: string | null;

  @Column('timestamptz', { name: 'occurred_at', default: () => 'clock_timestamp()' })
  occurredAt: Date;

  @Column('jsonb')
  data: object;
}
