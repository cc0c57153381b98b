import type { Account } from '@capstan/auth';
import type { AccountDetail } from './account-detail.js';
import type { AdminAccountDetailResult, AdminAccountResult } from './account.result.js';

/** Maps an account to its API representation. */
export const toAdminAccountResult = (account: Account): AdminAccountResult => ({
  id: account.id,
  email: account.email,
  name: account.name,
  status: account.suspendedAt ? 'suspended' : 'active',
  created_at: account.createdAt.toISOString(),
  suspended_at: account.suspendedAt?.toISOString() ?? null,
  rate_limit_per_minute: account.rateLimitPerMinute,
});

/** Maps an account with its balance and keys. */
export const toAdminAccountDetailResult = (detail: AccountDetail): AdminAccountDetailResult =>
  Object.assign(toAdminAccountResult(detail.account), {
    balance: detail.balance.balance,
    held: detail.balance.held,
    overage_limit: detail.balance.overageLimit,
    working_keys: detail.workingKeys,
  });
