import type { Account } from '@capstan/auth';
import type { AccountDetail } from './account-detail.js';
import type { AdminAccountDetailResult, AdminAccountResult } from './account.result.js';

/** An account's wire form. */
export const toAdminAccountResult = (account: Account): AdminAccountResult => ({
  id: account.id,
  email: account.email,
  name: account.name,
  status: account.suspendedAt ? 'suspended' : 'active',
  created_at: account.createdAt.toISOString(),
  suspended_at: account.suspendedAt?.toISOString() ?? null,
  rate_limit_per_minute: account.rateLimitPerMinute,
});

/** The wire form of an account with what it has. */
export const toAdminAccountDetailResult = (detail: AccountDetail): AdminAccountDetailResult =>
  Object.assign(toAdminAccountResult(detail.account), {
    balance: detail.balance.balance,
    held: detail.balance.held,
    overage_limit: detail.balance.overageLimit,
    working_keys: detail.workingKeys,
  });
