import { IdentityColumn } from '@capstan/platform-core';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { ConversationEntry } from '../builders/model/conversation-entry.js';
import { BuildEntity } from '../tables/build.entity.js';

/** Row of `build_transcripts`: the conversation with the model. */
@Entity('build_transcripts')
export class BuildTranscriptEntity {
  @ForeignKey(() => BuildEntity, { name: 'build_transcripts_build_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'build_id', primaryKeyConstraintName: 'build_transcripts_pkey' })
  buildId: string;

  @IdentityColumn({ primary: true, primaryKeyConstraintName: 'build_transcripts_pkey' })
  number: number;

  @Column('jsonb')
  entry: ConversationEntry;
}
