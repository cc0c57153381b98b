import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { IpAllowList } from '../keys/ip-allow-list.js';
import type { Scope } from '../principal/scopes.js';
import { KeyLookup, type KnownKey } from './key-lookup.js';

interface KeyRow {
  id: string;
  account_id: string;
  scopes: Scope[];
  expires_at: Date | null;
  ip_allow_list: string[];
  rate_limit_per_minute: number | null;
  account_rate_limit_per_minute: number | null;
  spending_group_id: string;
  credit_cap: number | null;
  is_suspended: boolean;
}

const BY_HASH = `
  SELECT k.id, k.account_id, k.scopes, k.expires_at, k.ip_allow_list, k.rate_limit_per_minute,
         k.spending_group_id, k.credit_cap,
         a.rate_limit_per_minute AS account_rate_limit_per_minute, a.suspended_at IS NOT NULL AS is_suspended
    FROM api_keys k JOIN accounts a ON a.id = k.account_id
   WHERE k.hash = $1 AND k.revoked_at IS NULL`;

// In the order of ids, so that processes that record the same keys at once never lock each other out.
const RECORD_USES = `
  WITH used AS (
    SELECT id, at FROM unnest($1::uuid[], $2::timestamptz[]) AS u (id, at)
  ), locked AS (
    SELECT k.id FROM api_keys k JOIN used USING (id) ORDER BY k.id FOR NO KEY UPDATE OF k
  )
  UPDATE api_keys k
     SET last_used_at = greatest(k.last_used_at, used.at)
    FROM used JOIN locked USING (id)
   WHERE k.id = used.id`;

/** Reads keys with the state of their account in one statement. */
@Injectable()
export class KeyLookupRepository extends KeyLookup {
  constructor(@InjectDataSource() private readonly database: DataSource) {
    super();
  }

  async findByHash(hash: Buffer): Promise<KnownKey | null> {
    const [row] = await this.database.query<KeyRow[]>(BY_HASH, [hash]);
    return row ? toKnownKey(row) : null;
  }

  async recordUses(uses: ReadonlyMap<string, number>): Promise<void> {
    const times = [...uses.values()].map((at) => new Date(at));
    await this.database.query(RECORD_USES, [[...uses.keys()], times]);
  }
}

function toKnownKey(row: KeyRow): KnownKey {
  return {
    principal: Object.freeze({
      accountId: row.account_id,
      keyId: row.id,
      scopes: Object.freeze(row.scopes),
      rateLimitPerMinute: row.rate_limit_per_minute,
      accountRateLimitPerMinute: row.account_rate_limit_per_minute,
      spendingGroupId: row.spending_group_id,
      creditCap: row.credit_cap,
    }),
    expiresAtMs: row.expires_at?.getTime() ?? Number.POSITIVE_INFINITY,
    allowList: row.ip_allow_list.length > 0 ? new IpAllowList(row.ip_allow_list) : null,
    isSuspended: row.is_suspended,
  };
}
