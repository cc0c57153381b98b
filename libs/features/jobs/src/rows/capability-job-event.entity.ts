import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { CapabilityJobEventKind } from './event-kinds.js';
import { CapabilityJobEntity } from './capability-job.entity.js';

/** Row of `capability_job_events`: the streams of jobs. */
@Entity('capability_job_events')
export class CapabilityJobEventEntity {
  @ForeignKey(() => CapabilityJobEntity, { name: 'capability_job_events_job_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'job_id', primaryKeyConstraintName: 'capability_job_events_pkey' })
  jobId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'capability_job_events_pkey' })
  seq: number;

  @Column('text')
  kind: CapabilityJobEventKind;

  @Column('jsonb')
  fields: Record<string, unknown>;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at: Date;
}
