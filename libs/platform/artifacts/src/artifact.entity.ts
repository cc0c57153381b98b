import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ArtifactMediaType } from './artifact-store.js';

/** Row of `artifacts`: a file and when it expires. */
@Entity('artifacts')
// (account_id, expires_at) INCLUDE (size_bytes) WHERE (account_id IS NOT NULL)
@Index('artifacts_account', { synchronize: false })
@Index('artifacts_expiry', ['expiresAt'])
@Check(
  'artifacts_media_type_check',
  "media_type IN ('image/png', 'image/jpeg', 'image/webp', 'image/svg+xml')",
)
@Check('artifacts_token_hash_check', 'octet_length(token_hash) = 32')
export class ArtifactEntity {
  @PrimaryColumn('bytea', {
    name: 'token_hash',
    comment: 'SHA-256 of the token in the URL; the token itself is not kept',
    primaryKeyConstraintName: 'artifacts_pkey',
  })
  tokenHash: Buffer;

  @Column('text', { name: 'media_type' })
  mediaType: ArtifactMediaType;

  @Column('bytea', { nullable: true, comment: 'null: in the object storage' })
  content: Buffer | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('uuid', {
    name: 'account_id',
    nullable: true,
    comment: 'null: of the service itself, and counted for no account',
  })
  accountId: string | null;

  @Column('integer', { name: 'size_bytes', nullable: true })
  sizeBytes: number | null;
}
