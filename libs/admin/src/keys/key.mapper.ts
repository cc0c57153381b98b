import { type ApiKey, type NewApiKey, toKeyResult, toNewKeyResult } from '@capstan/auth';
import type { AdminKeyResult, AdminNewKeyResult } from './key.result.js';

/** A key's wire form for admins. */
export const toAdminKeyResult = (key: ApiKey): AdminKeyResult =>
  Object.assign(toKeyResult(key), { account_id: key.accountId });

/** A new key's wire form for admins, the only one with the key itself. */
export const toAdminNewKeyResult = (key: NewApiKey): AdminNewKeyResult =>
  Object.assign(toNewKeyResult(key), { account_id: key.accountId });
