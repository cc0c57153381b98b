import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { SiteEntity } from '../../tables/site.entity.js';
import type { Verdict } from '../../model/verdict.js';

/** Row of `gate_verdicts`. */
@Entity('gate_verdicts')
export class GateVerdictEntity {
  @ForeignKey(() => SiteEntity, { name: 'gate_verdicts_site_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'site_id', primaryKeyConstraintName: 'gate_verdicts_pkey' })
  siteId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'gate_verdicts_pkey' })
  commit: string;

  @Column('jsonb')
  verdict: Verdict;

  @Column('text', {
    name: 'published_commit',
    nullable: true,
    comment:
      'the commit whose files visitors get: the judged one, or one derived from it without its withheld pages; null: nothing may be shown',
  })
  publishedCommit: string | null;

  @Column('boolean', {
    name: 'is_final',
    default: true,
    comment: 'false: the browser failed, so that the commit is judged again',
  })
  isFinal: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
