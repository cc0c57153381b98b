import { IdentityColumn } from '@capstan/platform-core';
import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { CompanyEntity } from './company.entity.js';

/** Row of `sites`. */
@Entity('sites')
@Index('sites_account', ['accountId', 'number'])
@Index('sites_company', ['companyId', 'number'])
@Unique('sites_preview_token_key', ['previewToken'])
export class SiteEntity {
  @PrimaryColumn('uuid', {
    comment: 'also names its workspace; the first site of a company has the id of the company',
    primaryKeyConstraintName: 'sites_pkey',
  })
  id: string;

  @ForeignKey(() => CompanyEntity, { name: 'sites_company_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'company_id' })
  companyId: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @IdentityColumn({ comment: 'order of creation' })
  number: number;

  @Column('text')
  name: string;

  @Column('text', {
    name: 'preview_token',
    comment: 'part of the preview URL: anyone with this token can view the site',
  })
  previewToken: string;

  @Column('text', {
    name: 'shown_commit',
    nullable: true,
    comment: 'the commit that visitors see; null before any passed the gate',
  })
  shownCommit: string | null;

  @Column('jsonb', { name: 'open_points', default: [] })
  openPoints: string[];

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', {
    name: 'begun_at',
    nullable: true,
    comment: 'when a build took it as its own; null for the first site of a company without builds',
  })
  begunAt: Date | null;

  @Column('text', {
    name: 'first_prompt',
    nullable: true,
    comment: 'beginning of the prompt that it began with',
  })
  firstPrompt: string | null;

  @Column('text', {
    name: 'published_commit',
    nullable: true,
    comment:
      'the commit whose files visitors get: shown_commit, or one derived from it without its withheld pages',
  })
  publishedCommit: string | null;

  @Column('text', {
    name: 'judged_commit',
    nullable: true,
    comment: 'the newest commit that the gate judged',
  })
  judgedCommit: string | null;

  @Column('bigint', {
    name: 'workspace_bytes',
    default: 0,
    comment: 'on disk, as measured after the last build',
  })
  workspaceBytes: number;
}
