import { type FailureRecord, IdentityColumn } from '@capstan/platform-core';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { JobAttempt, JobProgressState, JobStatus } from './job.js';

/** Row of `capability_jobs`. */
@Entity('capability_jobs')
// (account_id, number DESC)
@Index('capability_jobs_account', { synchronize: false })
@Index('capability_jobs_waiting', ['accountId', 'number'], { where: 'finished_at IS NULL' })
@Index('capability_jobs_claimed', ['accountId'], { where: 'finished_at IS NULL AND claimed_at IS NOT NULL' })
@Index('capability_jobs_oldest', ['createdAt', 'id'], { where: 'finished_at IS NULL' })
@Index('capability_jobs_oldest_of_account', ['accountId', 'createdAt', 'id'], {
  where: 'finished_at IS NULL',
})
// (account_id) INCLUDE (items_bytes) WHERE items_bytes > 0
@Index('capability_jobs_bytes', { synchronize: false })
@Index('capability_jobs_turns', ['accountId', 'claimedAt'])
@Check('capability_jobs_status_check', "status IN ('queued', 'running', 'completed', 'failed', 'cancelled')")
export class CapabilityJobEntity {
  @PrimaryColumn('uuid', {
    comment: 'also of the call that started it, and of its hold',
    primaryKeyConstraintName: 'capability_jobs_pkey',
  })
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('uuid', { name: 'key_id' })
  keyId: string;

  @IdentityColumn()
  number: number;

  @Column('text')
  capability: string;

  @Column('json')
  params: object;

  @Column('jsonb', { comment: 'what the end of the call needs: see DurableTicket' })
  ticket: object;

  @Column('text', { default: 'queued' })
  status: JobStatus;

  @Column('integer', {
    default: 0,
    comment: 'counts the workers that took it; each write of a worker names its own',
  })
  generation: number;

  @Column('integer', {
    name: 'fruitless_takes',
    default: 0,
    comment: 'workers that took it since it last made progress',
  })
  attemptsWithoutProgress: number;

  @Column('timestamptz', { name: 'claimed_at', nullable: true })
  claimedAt: Date | null;

  @Column('timestamptz', { name: 'lease_until', nullable: true })
  leaseUntil: Date | null;

  @Column('double precision', {
    name: 'worked_seconds',
    default: 0,
    comment: 'by all workers before the present one',
  })
  workedSeconds: number;

  @Column('integer', {
    name: 'paused_generation',
    nullable: true,
    comment: 'the generation that paused it for the work of its items; paused while it is the present one',
  })
  pausedGeneration: number | null;

  @Column('timestamptz', { name: 'stop_requested_at', nullable: true })
  stopRequestedAt: Date | null;

  @Column('integer', { name: 'next_seq', default: 1 })
  nextSeq: number;

  @Column('jsonb', { default: {}, comment: 'what each provider stored last, by its name' })
  checkpoints: Record<string, unknown>;

  @Column('jsonb', { nullable: true })
  progress: JobProgressState | null;

  @Column('json', { nullable: true, comment: 'json, not jsonb: its members keep their order' })
  result: object | null;

  @Column('jsonb', { default: [] })
  attempts: JobAttempt[];

  @Column('text', { name: 'provider_used', nullable: true })
  providerUsed: string | null;

  @Column('jsonb', { nullable: true })
  failure: FailureRecord | null;

  @Column('integer', { default: 0 })
  credits: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'started_at', nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;

  @Column('integer', { name: 'items_added', default: 0 })
  itemsAdded: number;

  @Column('integer', { name: 'items_done', default: 0 })
  itemsDone: number;

  @Column('integer', { name: 'items_failed', default: 0 })
  itemsFailed: number;

  @Column('bigint', { name: 'items_bytes', default: 0, comment: 'of the outputs of its items, as JSON' })
  itemsBytes: string;

  @Column('integer', { default: 0, comment: 'of the price, delivered with its items' })
  units: number;
}
