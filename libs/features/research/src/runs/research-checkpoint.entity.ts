import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ResearchRunEntity } from './research-run.entity.js';

/** Row of `research_checkpoints`: finished work of a run. */
@Entity('research_checkpoints')
export class ResearchCheckpointEntity {
  @ForeignKey(() => ResearchRunEntity, { name: 'research_checkpoints_run_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'run_id', primaryKeyConstraintName: 'research_checkpoints_pkey' })
  runId: string;

  @PrimaryColumn('bytea', {
    name: 'key_hash',
    comment: 'SHA-256: keys hold addresses of any length',
    primaryKeyConstraintName: 'research_checkpoints_pkey',
  })
  keyHash: Buffer;

  @Column('jsonb')
  value: object;
}
