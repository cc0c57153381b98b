import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { IpAllowList } from '../keys/ip-allow-list.js';
import { KeyLookup, type KnownKey } from './key-lookup.js';
import { API_KEY_CREDENTIAL } from '../principal/principal.js';
import { type WorkingKeyRow, recordKeyUses, workingKeyByHash } from './key-lookup.sql.js';

/** Reads keys with the state of their account in one statement. */
@Injectable()
export class KeyLookupRepository extends KeyLookup {
  constructor(@InjectDataSource() private readonly database: DataSource) {
    super();
  }

  async findByHash(hash: Buffer): Promise<KnownKey | null> {
    const row = await workingKeyByHash(this.database, hash);
    return row ? toKnownKey(row) : null;
  }

  async recordUses(uses: ReadonlyMap<string, number>): Promise<void> {
    const times = [...uses.values()].map((at) => new Date(at));
    await recordKeyUses(this.database, [...uses.keys()], times);
  }
}

function toKnownKey(row: WorkingKeyRow): KnownKey {
  return {
    principal: Object.freeze({
      accountId: row.account_id,
      credential: Object.freeze({ kind: API_KEY_CREDENTIAL, id: row.id }),
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
