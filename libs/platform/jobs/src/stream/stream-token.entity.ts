import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Row of `stream_tokens`. `job_id` has no foreign key, because jobs of every kind share the table. */
@Entity('stream_tokens')
export class StreamTokenEntity {
  @PrimaryColumn('bytea', { name: 'token_hash', primaryKeyConstraintName: 'stream_tokens_pkey' })
  tokenHash: Buffer;

  @Column('uuid', { name: 'job_id' })
  jobId: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
