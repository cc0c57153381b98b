import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Row of `job_traces`: the span that created a job, a domain event or a delivery. `job_id` has no foreign key, because work of every
 * kind shares the table.
 */
@Entity('job_traces')
export class JobTraceEntity {
  @PrimaryColumn('uuid', { name: 'job_id', primaryKeyConstraintName: 'job_traces_pkey' })
  jobId: string;

  /** W3C Trace Context. */
  @Column('text')
  traceparent: string;

  @Index('job_traces_created_at_idx')
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
