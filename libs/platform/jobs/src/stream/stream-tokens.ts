import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StreamTokenEntity } from './stream-token.entity.js';
import { deleteExpiredTokens, redeemToken } from './stream-tokens.sql.js';

const LIFETIME_SECONDS = 60;
const MAX_TOKEN_LENGTH = 100;
/** What may be the id of a job, as it stands in an address. */
const ID = /^[\da-f-]{36}$/i;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Tickets for browsers, whose EventSource sends no header: each opens one stream once, within a minute. */
@Injectable()
export class StreamTokens {
  constructor(private readonly dataSource: DataSource) {}

  async mint(jobId: string): Promise<{ token: string; expiresAt: Date }> {
    const token = `cst_${randomBytes(32).toString('base64url')}`;
    const expiresAt = new Date(Date.now() + LIFETIME_SECONDS * 1000);
    await this.dataSource
      .getRepository(StreamTokenEntity)
      .insert({ tokenHash: hashOf(token), jobId, expiresAt });
    return { token, expiresAt };
  }

  /**
   * Uses a token up.
   * @param token and `jobId` as the caller sent them, whatever that is.
   * @returns the id of the job, if it was good for that one.
   */
  async redeem(token: unknown, jobId: string): Promise<string | null> {
    if (typeof token !== 'string' || token.length > MAX_TOKEN_LENGTH || !ID.test(jobId)) return null;
    return redeemToken(this.dataSource, hashOf(token), jobId);
  }

  /** Deletes those that nobody used in time. */
  async prune(): Promise<void> {
    await deleteExpiredTokens(this.dataSource);
  }
}
