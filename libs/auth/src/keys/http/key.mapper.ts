import { type ApiKey, type NewApiKey, statusOf } from '../api-key.js';
import type { KeyChangesWanted } from '../api-keys.service.js';
import type { Scope } from '../scopes.js';
import type { KeyResult, NewKeyResult } from './key.result.js';
import type { RestrictKeyBody } from './restrict-key.body.js';

/** A key's wire form. */
export function toKeyResult(key: ApiKey): KeyResult {
  return fieldsOf(key);
}

/** A new key's wire form, the only one with the key itself. */
export function toNewKeyResult(key: NewApiKey): NewKeyResult {
  return { key: key.key, ...fieldsOf(key) };
}

/** Field by field: what is not named here never leaves. */
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
  };
}

/** The restrictions in a body; the service checks what the field decorators cannot. */
export function toRestrictions(body: RestrictKeyBody): KeyChangesWanted {
  return {
    scopes: body.scopes as Scope[] | undefined,
    expiresAt: typeof body.expires_at === 'string' ? new Date(body.expires_at) : body.expires_at,
    ipAllowList: body.ip_allow_list,
    rateLimitPerMinute: body.rate_limit_per_minute,
    creditCap: body.credit_cap,
  };
}

const timestamp = (at: Date | null): string | null => at?.toISOString() ?? null;
