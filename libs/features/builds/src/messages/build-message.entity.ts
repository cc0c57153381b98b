import { IdentityColumn } from '@capstan/platform-core';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { BuildEntity } from '../tables/build.entity.js';

/** Row of `build_messages`: an instruction for a running build. */
@Entity('build_messages')
@Index('build_messages_open', ['buildId', 'number'], { where: 'settled_at IS NULL' })
export class BuildMessageEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'build_messages_pkey' })
  id: string;

  @ForeignKey(() => BuildEntity, { name: 'build_messages_build_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'build_id' })
  buildId: string;

  @IdentityColumn()
  number: number;

  @Column('text')
  prompt: string;

  @Column('timestamptz', { name: 'settled_at', nullable: true })
  settledAt: Date | null;

  @Column('boolean', { name: 'was_applied', nullable: true })
  wasApplied: boolean | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
