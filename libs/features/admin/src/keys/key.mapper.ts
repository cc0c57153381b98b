import {
  type ApiKey,
  type NewApiKey,
  type RevokedApiKey,
  toKeyResult,
  toNewKeyResult,
  toRevokedKeyResult,
} from '@capstan/auth';
import type { AdminKeyResult, AdminNewKeyResult, AdminRevokedKeyResult } from './key.result.js';

/** A key's wire form for admins. */
export const toAdminKeyResult = (key: ApiKey): AdminKeyResult =>
  Object.assign(toKeyResult(key), { account_id: key.accountId });

/** A new key's wire form for admins, the only one with the key itself. */
export const toAdminNewKeyResult = (key: NewApiKey): AdminNewKeyResult =>
  Object.assign(toNewKeyResult(key), { account_id: key.accountId });

/** The wire form for admins of a key that was revoked. */
export const toAdminRevokedKeyResult = (key: RevokedApiKey): AdminRevokedKeyResult =>
  Object.assign(toRevokedKeyResult(key), { account_id: key.accountId });
