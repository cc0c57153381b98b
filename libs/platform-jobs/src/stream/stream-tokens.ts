import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const LIFETIME_SECONDS = 60;
const MAX_TOKEN_LENGTH = 100;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Tickets for browsers, whose EventSource sends no header: each opens one stream once, within a minute. */
@Injectable()
export class StreamTokens {
  constructor(private readonly dataSource: DataSource) {}

  async mint(jobId: string): Promise<{ token: string; expiresAt: Date }> {
    const token = `cst_${randomBytes(32).toString('base64url')}`;
    const expiresAt = new Date(Date.now() + LIFETIME_SECONDS * 1000);
    await this.dataSource.query(
      'INSERT INTO stream_tokens (token_hash, job_id, expires_at) VALUES ($1, $2, $3)',
      [hashOf(token), jobId, expiresAt],
    );
    return { token, expiresAt };
  }

  /** Uses a token up. @returns whether it was good for this job. */
  async redeem(token: string, jobId: string): Promise<boolean> {
    if (token.length > MAX_TOKEN_LENGTH) return false;
    const rows = await this.dataSource.query<object[]>(
      `WITH used AS (
         DELETE FROM stream_tokens WHERE token_hash = $1 AND job_id = $2 AND expires_at > now() RETURNING 1
       )
       SELECT 1 FROM used`,
      [hashOf(token), jobId],
    );
    return rows.length > 0;
  }

  /** Deletes those that nobody used in time. */
  async prune(): Promise<void> {
    await this.dataSource.query('DELETE FROM stream_tokens WHERE expires_at < now()');
  }
}
