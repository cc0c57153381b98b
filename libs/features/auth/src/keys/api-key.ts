import type { KeyRestrictions } from './key-restrictions.js';

/** An API key as it may be shown: everything but the key itself. */
export interface ApiKey extends KeyRestrictions {
  id: string;
  accountId: string;
  name: string;
  /** `cap_` and the first four characters after it. */
  prefixHint: string;
  lastFour: string;
  createdAt: Date;
  /** Written every ten seconds or so; null until the first use. */
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  /** Id of the key that takes or took its place. */
  rotatedTo: string | null;
  /** Id of the key that made it; null: made by a command, or before this was recorded. */
  parentKeyId: string | null;
  /** Keys with the same one share the count of credits that their caps bound; by itself a key has its own id. */
  spendingGroupId: string;
}

/** A key at the only moment its text is known. */
export interface NewApiKey extends ApiKey {
  key: string;
}

/** A key that has just been revoked, and the keys that it made, directly or through others. */
export interface RevokedApiKey extends ApiKey {
  /** Descendants that this call revoked. */
  revokedDescendants: number;
  /** Descendants that still work. */
  activeDescendants: number;
}

/** How a key stands; see statusOf. */
export type KeyStatus = 'active' | 'rotated' | 'expired' | 'revoked';

/** `rotated` means it still works, until its overlap ends; a key that no longer works is `expired` or `revoked`. */
export function statusOf(key: ApiKey, now: number = Date.now()): KeyStatus {
  if (key.revokedAt) return 'revoked';
  if (key.expiresAt && key.expiresAt.getTime() <= now) return 'expired';
  return key.rotatedTo === null ? 'active' : 'rotated';
}
