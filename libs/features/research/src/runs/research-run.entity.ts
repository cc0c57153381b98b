import { type FailureRecord, IdentityColumn } from '@capstan/platform-core';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ResearchRequest } from '../model/research-request.js';
import type { ResearchResult } from '../results/research.result.js';
import type { Evidence } from './evidence.js';
import type { RunStatus } from './run.js';

/** Row of `research_runs`. */
@Entity('research_runs')
// (account_id, number DESC)
@Index('research_runs_account', { synchronize: false })
@Index('research_runs_waiting', ['accountId', 'number'], { where: 'finished_at IS NULL' })
@Index('research_runs_claimed', ['accountId'], { where: 'finished_at IS NULL AND claimed_at IS NOT NULL' })
@Index('research_runs_oldest', ['createdAt', 'id'], { where: 'finished_at IS NULL' })
@Index('research_runs_oldest_of_account', ['accountId', 'createdAt', 'id'], { where: 'finished_at IS NULL' })
@Index('research_runs_turns', ['accountId', 'claimedAt'])
@Check('research_runs_status_check', "status IN ('queued', 'running', 'completed', 'failed', 'cancelled')")
export class ResearchRunEntity {
  @PrimaryColumn('uuid', {
    comment: 'also of the call that asked for it, and of its hold',
    primaryKeyConstraintName: 'research_runs_pkey',
  })
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('uuid', { name: 'key_id' })
  keyId: string;

  @IdentityColumn()
  number: number;

  @Column('jsonb')
  request: ResearchRequest;

  @Column('jsonb', { comment: 'what the end of the call needs: see DurableTicket' })
  ticket: object;

  @Column('text', { default: 'queued' })
  status: RunStatus;

  @Column('integer', {
    default: 0,
    comment: 'counts the workers that took it; each write of a worker names its own',
  })
  generation: number;

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

  @Column('timestamptz', { name: 'stop_requested_at', nullable: true })
  stopRequestedAt: Date | null;

  @Column('integer', { name: 'next_seq', default: 1 })
  nextSeq: number;

  @Column('json', { nullable: true, comment: 'json, not jsonb: its members keep their order' })
  result: ResearchResult | null;

  @Column('json', { nullable: true })
  evidence: Evidence | null;

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

  @Column('integer', {
    name: 'fruitless_takes',
    default: 0,
    comment: 'workers that took it since it last got further',
  })
  attemptsWithoutProgress: number;
}
