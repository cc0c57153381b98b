import type { PageRequest } from '@capstan/platform-http';
import type { KeyRestrictions } from './key-restrictions.js';

/** An API key without the key itself. */
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
  /** Id of the key that replaced it. */
  rotatedTo: string | null;
  /** Id of the key that created it; null: created by a command, or before this was recorded. */
  parentKeyId: string | null;
  /** Keys with the same id share the total that their caps bound; by default a key has its own id. */
  spendingGroupId: string;
}

/** A new key, with the only copy of its text. */
export interface NewApiKey extends ApiKey {
  key: string;
}

/** A key that has just been revoked, and its descendants. */
export interface RevokedApiKey extends ApiKey {
  /** Descendants that this call revoked. */
  revokedDescendants: number;
  /** Descendants that still work. */
  activeDescendants: number;
}

/** See statusOf. */
export const KEY_STATUSES = ['active', 'rotated', 'expired', 'revoked'] as const;
export type KeyStatus = (typeof KEY_STATUSES)[number];

/** A page of keys, of one status if there is one. */
export interface KeyPageRequest extends PageRequest {
  status?: KeyStatus;
}

/** `rotated`: still works until its overlap ends; a key that no longer works is `expired` or `revoked`. */
export function statusOf(key: ApiKey, now: number = Date.now()): KeyStatus {
  if (key.revokedAt) return 'revoked';
  if (key.expiresAt && key.expiresAt.getTime() <= now) return 'expired';
  return key.rotatedTo === null ? 'active' : 'rotated';
}
