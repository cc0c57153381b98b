import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Row of `workspaces`: the state of a workspace whose commits are in the object storage. */
@Entity('workspaces')
@Check('workspaces_head_check', "head ~ '^[0-9a-f]{40}$'")
export class WorkspaceEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'workspaces_pkey' })
  id: string;

  @Column('text', { nullable: true, comment: 'last commit; null before the first' })
  head: string | null;

  @Column('uuid', { nullable: true, comment: 'the checkout that may commit' })
  owner: string | null;

  @Column('integer', { default: 0, comment: 'of the newest bundle' })
  version: number;
}
