import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { CapabilityJobEntity } from './capability-job.entity.js';
import type { JobItemStatus } from './job-item.js';

/** Row of `capability_job_items`: the parts of jobs that consist of many. */
@Entity('capability_job_items')
@Unique('capability_job_items_job_id_key_key', ['jobId', 'key'])
@Index('capability_job_items_open', ['jobId', 'position'], { where: "status = 'open'" })
@Index('capability_job_items_handed_over', ['jobId', 'position'], {
  where: "status = 'open' AND work_id IS NOT NULL",
})
@Check('capability_job_items_status_check', "status IN ('open', 'done', 'failed', 'known')")
export class CapabilityJobItemEntity {
  @ForeignKey(() => CapabilityJobEntity, { name: 'capability_job_items_job_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'job_id', primaryKeyConstraintName: 'capability_job_items_pkey' })
  jobId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'capability_job_items_pkey' })
  position: number;

  @Column('text')
  key: string;

  @Column('json')
  input: object;

  @Column('text', { default: 'open', comment: 'known: it turned out to be another item of the job' })
  status: JobItemStatus;

  @Column('json', { nullable: true })
  output: object | null;

  @Column('integer', { default: 0 })
  bytes: number;

  @Column('uuid', {
    name: 'work_id',
    nullable: true,
    comment: 'of the call and work that it was handed over to',
  })
  workId: string | null;

  @Column('text', { nullable: true, comment: 'path of that work' })
  location: string | null;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;
}
