import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { BuildEntity } from '../tables/build.entity.js';
import type { BuildEventKind } from '../model/build-event.js';

/** Row of `build_events`: the streams of builds. */
@Entity('build_events')
export class BuildEventEntity {
  @ForeignKey(() => BuildEntity, { name: 'build_events_build_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'build_id', primaryKeyConstraintName: 'build_events_pkey' })
  buildId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'build_events_pkey' })
  seq: number;

  @Column('text')
  kind: BuildEventKind;

  @Column('jsonb')
  fields: Record<string, unknown>;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at: Date;
}
