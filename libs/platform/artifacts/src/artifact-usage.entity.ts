import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Row of `artifact_usage`. */
@Entity('artifact_usage', {
  comment: 'bytes of the artifacts of an account, expired ones included until they are deleted',
})
@Check('artifact_usage_bytes_check', 'bytes >= 0')
export class ArtifactUsageEntity {
  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'artifact_usage_pkey' })
  accountId: string;

  @Column('bigint', { default: 0 })
  bytes: number;
}
