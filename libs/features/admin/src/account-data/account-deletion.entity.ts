import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Row of `account_deletions`: a deleted account whose late rows and files are still looked for. */
@Entity('account_deletions')
export class AccountDeletionEntity {
  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'account_deletions_pkey' })
  accountId: string;

  @Column('jsonb', { comment: 'references of its files, by feature' })
  files: FileReferences;

  @Column('timestamptz', { name: 'deleted_at', default: () => 'now()' })
  deletedAt: Date;
}

/** References of files by the feature that deletes them. */
export type FileReferences = Record<string, string[]>;
