import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sha256 } from '@capstan/platform-core';
import { DataSource } from 'typeorm';
import { StreamTokenEntity } from './stream-token.entity.js';
import { deleteExpiredTokens, redeemToken } from './stream-tokens.sql.js';

const LIFETIME_SECONDS = 60;
const MAX_TOKEN_LENGTH = 100;
/** The form of a job id in a URL. */
const ID = /^[\da-f-]{36}$/i;

/** Tickets for browsers, whose EventSource sends no header: each opens one stream once, within a minute. */
@Injectable()
export class StreamTokens {
  constructor(private readonly dataSource: DataSource) {}

  async mint(jobId: string): Promise<{ token: string; expiresAt: Date }> {
    const token = `cst_${randomBytes(32).toString('base64url')}`;
    const expiresAt = new Date(Date.now() + LIFETIME_SECONDS * 1000);
    await this.dataSource
      .getRepository(StreamTokenEntity)
      .insert({ tokenHash: sha256(token), jobId, expiresAt });
    return { token, expiresAt };
  }

  /**
   * Redeems a token.
   * @param token and `jobId` as the caller sent them, unchecked.
   * @returns the id of the job if the token was valid for it.
   */
  async redeem(token: unknown, jobId: string): Promise<string | null> {
    if (typeof token !== 'string' || token.length > MAX_TOKEN_LENGTH || !ID.test(jobId)) return null;
    return redeemToken(this.dataSource, sha256(token), jobId);
  }

  /** Deletes expired tokens. */
  async prune(): Promise<void> {
    await deleteExpiredTokens(this.dataSource);
  }
}
