import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { ResearchEventKind } from '../run/research-run.js';
import { ResearchRunEntity } from './research-run.entity.js';

/** Row of `research_events`: the streams of runs. */
@Entity('research_events')
export class ResearchEventEntity {
  @ForeignKey(() => ResearchRunEntity, { name: 'research_events_run_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'run_id', primaryKeyConstraintName: 'research_events_pkey' })
  runId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'research_events_pkey' })
  seq: number;

  @Column('text')
  kind: ResearchEventKind;

  @Column('jsonb')
  fields: Record<string, unknown>;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at: Date;
}
