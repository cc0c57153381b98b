import type { Account } from '@capstan/auth';
import type { Balance } from '@capstan/credits';

/** An account with its balance and keys. */
export interface AccountDetail {
  account: Account;
  balance: Balance;
  workingKeys: number;
}
