import {
  type ApiKey,
  type NewApiKey,
  type RevokedApiKey,
  toKeyResult,
  toNewKeyResult,
  toRevokedKeyResult,
} from '@capstan/auth';
import type { AdminKeyResult, AdminNewKeyResult, AdminRevokedKeyResult } from './key.result.js';

/** Maps a key for admins. */
export const toAdminKeyResult = (key: ApiKey): AdminKeyResult =>
  Object.assign(toKeyResult(key), { account_id: key.accountId });

/** Maps a new key for admins, the only representation that contains the key itself. */
export const toAdminNewKeyResult = (key: NewApiKey): AdminNewKeyResult =>
  Object.assign(toNewKeyResult(key), { account_id: key.accountId });

/** Maps a revoked key for admins. */
export const toAdminRevokedKeyResult = (key: RevokedApiKey): AdminRevokedKeyResult =>
  Object.assign(toRevokedKeyResult(key), { account_id: key.accountId });
