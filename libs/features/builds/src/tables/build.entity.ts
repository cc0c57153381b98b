import { IdentityColumn } from '@capstan/platform-core';
import type { DocumentPatch } from '@capstan/site-document';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CompanyEntity, SiteEntity } from '@capstan/sites';
import type { BuildPhase, BuildStatus } from '../model/build.js';

/** Row of `builds`. */
@Entity('builds')
@Index('builds_account', ['accountId', 'id'])
@Index('builds_company', ['companyId', 'number'])
@Index('builds_waiting', ['accountId', 'number'], { where: "status = 'running'" })
@Index('builds_claimed', ['accountId'], { where: "status = 'running' AND claimed_at IS NOT NULL" })
@Index('builds_oldest', ['createdAt', 'id'], { where: "status = 'running'" })
@Index('builds_oldest_of_account', ['accountId', 'createdAt', 'id'], { where: "status = 'running'" })
@Index('builds_site', ['siteId', 'number'])
@Index('builds_turns', ['accountId', 'claimedAt'])
@Index('builds_unanswered', ['createdAt'], {
  where: "status = 'running' AND question IS NOT NULL AND answer IS NULL",
})
@Check('builds_status_check', "status IN ('running', 'completed', 'failed', 'stopped')")
export class BuildEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'builds_pkey' })
  id: string;

  @ForeignKey(() => CompanyEntity, { name: 'builds_company_id_fkey' })
  @Column('uuid', { name: 'company_id' })
  companyId: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('uuid', { name: 'key_id' })
  keyId: string;

  @Column('text')
  prompt: string;

  @IdentityColumn({ comment: 'order of arrival: builds of one site run one after another' })
  number: number;

  @Column('text', { default: 'running' })
  status: BuildStatus;

  @Column('text', { default: 'queued' })
  phase: BuildPhase;

  @Column('text', { nullable: true })
  builder: string | null;

  @Column('text', {
    name: 'builder_note',
    nullable: true,
    comment: 'why no language model continues, in plain words for the owner',
  })
  builderNote: string | null;

  @Column('boolean', { name: 'has_preview', default: false })
  hasPreview: boolean;

  @Column('text', { nullable: true })
  failure: string | null;

  @Column('integer', {
    default: 0,
    comment: 'counts the workers that took it; each write of a worker names its own',
  })
  generation: number;

  @Column('timestamptz', { name: 'lease_until', nullable: true })
  leaseUntil: Date | null;

  @Column('timestamptz', { name: 'stop_requested_at', nullable: true })
  stopRequestedAt: Date | null;

  @Column('text', {
    name: 'first_commit',
    nullable: true,
    comment: 'last commit of the site when it was taken first',
  })
  firstCommit: string | null;

  @Column('integer', { name: 'next_seq', default: 1 })
  nextSeq: number;

  @Column('integer', { default: 0 })
  steps: number;

  @Column('bigint', { name: 'input_tokens', default: 0 })
  inputTokens: number;

  @Column('bigint', { name: 'output_tokens', default: 0 })
  outputTokens: number;

  @Column('double precision', { default: 0 })
  usd: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'started_at', nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;

  @Column('timestamptz', { name: 'claimed_at', nullable: true })
  claimedAt: Date | null;

  @Column('text', { name: 'charge_subject', nullable: true, comment: 'of the charge in the ledger' })
  chargeSubject: string | null;

  @Column('integer', {
    name: 'fruitless_takes',
    default: 0,
    comment: 'workers that took it since it last got further',
  })
  attemptsWithoutProgress: number;

  @ForeignKey(() => SiteEntity, { name: 'builds_site_id_fkey' })
  @Column('uuid', { name: 'site_id' })
  siteId: string;

  @Column('boolean', {
    name: 'is_new_site',
    default: false,
    comment: 'whether the site began with this build',
  })
  isNewSite: boolean;

  @Column('text', {
    name: 'shown_commit',
    nullable: true,
    comment: 'the last commit of this build that visitors were shown',
  })
  shownCommit: string | null;

  @Column('text', {
    name: 'judged_commit',
    nullable: true,
    comment: 'the last commit of this build that the gate judged',
  })
  judgedCommit: string | null;

  @Column('text', {
    nullable: true,
    comment: 'asked before the build begins; it is charged when it is answered',
  })
  question: string | null;

  @Column('text', { nullable: true })
  answer: string | null;

  @Column('jsonb', { nullable: true, comment: 'JSON Patch of a build that edits the document of the site' })
  edit: DocumentPatch | null;
}
