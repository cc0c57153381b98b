import { randomUUID } from 'node:crypto';
import type { ApiKey } from './api-key.js';
import type { StoredApiKey } from './api-keys.repository.js';
import { generateKey, hashKey, hintsOf } from './key-format.js';
import type { KeyRestrictions } from './key-restrictions.js';

/** Creates the text of a key, which is not stored, and the row that is. A new key has a spending group of its own by default. */
export function issueKey(
  traits: KeyRestrictions & {
    accountId: string;
    name: string;
    spendingGroupId?: string;
    parentKeyId?: string | null;
  },
): {
  key: string;
  stored: StoredApiKey;
} {
  const key = generateKey();
  const id = randomUUID();
  const { accountId, name, scopes, expiresAt, ipAllowList, rateLimitPerMinute, creditCap } = traits;
  const restrictions = { scopes, expiresAt, ipAllowList, rateLimitPerMinute, creditCap };
  const history = { createdAt: new Date(), lastUsedAt: null, revokedAt: null, rotatedTo: null };
  const stored = {
    id,
    accountId,
    name,
    ...hintsOf(key),
    hash: hashKey(key),
    ...restrictions,
    ...history,
    parentKeyId: traits.parentKeyId ?? null,
    spendingGroupId: traits.spendingGroupId ?? id,
  };
  return { key, stored };
}

/** Returns what may leave the service of a key that was just stored. */
export function withoutHash({ hash: _hash, ...key }: StoredApiKey): ApiKey {
  return key;
}
