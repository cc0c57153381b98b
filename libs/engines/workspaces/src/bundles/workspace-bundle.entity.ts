import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { WorkspaceEntity } from './workspace.entity.js';

/** Row of `workspace_bundles`: an object of the storage. Those that were not replaced make up a workspace, in the order of their versions. */
@Entity('workspace_bundles')
@Index('workspace_bundles_order', ['workspaceId', 'version'], { unique: true, where: 'replaced_at IS NULL' })
@Index('workspace_bundles_workspace', ['workspaceId'])
@Index('workspace_bundles_replaced', ['replacedAt'], { where: 'replaced_at IS NOT NULL' })
export class WorkspaceBundleEntity {
  @PrimaryColumn('uuid', {
    comment: 'names the object, and is never used again',
    primaryKeyConstraintName: 'workspace_bundles_pkey',
  })
  id: string;

  @Column('uuid', { name: 'workspace_id' })
  @ForeignKey(() => WorkspaceEntity, { name: 'workspace_bundles_workspace_id_fkey', onDelete: 'CASCADE' })
  workspaceId: string;

  @Column('integer', { comment: 'the workspace is complete up to it, with this bundle and those before' })
  version: number;

  @Column('bigint', { comment: 'of the object' })
  bytes: string;

  @Column('timestamptz', {
    name: 'replaced_at',
    nullable: true,
    comment: 'when one bundle replaced this and others; the object is deleted later',
  })
  replacedAt: Date | null;
}
