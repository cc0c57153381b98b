import { type ApiKey, type NewApiKey, type RevokedApiKey, statusOf } from '../keys/api-key.js';
import type { RestrictKeyInput } from '../keys/api-keys.service.js';
import type { Scope } from '../principal/scopes.js';
import type { KeyResult, NewKeyResult, RevokedKeyResult } from './key.result.js';
import type { RestrictKeyBody } from './restrict-key.body.js';

/** Maps a key to its API representation. */
export function toKeyResult(key: ApiKey): KeyResult {
  return fieldsOf(key);
}

/** Maps a new key, the only representation that contains the key itself. */
export function toNewKeyResult(key: NewApiKey): NewKeyResult {
  return { key: key.key, ...fieldsOf(key) };
}

/** Maps a revoked key. */
export function toRevokedKeyResult(key: RevokedApiKey): RevokedKeyResult {
  return {
    ...fieldsOf(key),
    revoked_descendants: key.revokedDescendants,
    active_descendants: key.activeDescendants,
  };
}

/** An allow-list: fields that are not listed here are not exposed. */
function fieldsOf(key: ApiKey) {
  return {
    id: key.id,
    name: key.name,
    status: statusOf(key),
    prefix_hint: key.prefixHint,
    last_four: key.lastFour,
    scopes: key.scopes,
    expires_at: timestamp(key.expiresAt),
    ip_allow_list: key.ipAllowList,
    rate_limit_per_minute: key.rateLimitPerMinute,
    credit_cap: key.creditCap,
    created_at: key.createdAt.toISOString(),
    last_used_at: timestamp(key.lastUsedAt),
    revoked_at: timestamp(key.revokedAt),
    rotated_to: key.rotatedTo,
    parent_key_id: key.parentKeyId,
  };
}

/** Maps a body to restrictions; the service checks what the field decorators cannot. */
export function toRestrictions(body: RestrictKeyBody): RestrictKeyInput {
  return {
    scopes: body.scopes as Scope[] | undefined,
    expiresAt: typeof body.expires_at === 'string' ? new Date(body.expires_at) : body.expires_at,
    ipAllowList: body.ip_allow_list,
    rateLimitPerMinute: body.rate_limit_per_minute,
    creditCap: body.credit_cap,
  };
}

const timestamp = (at: Date | null): string | null => at?.toISOString() ?? null;
