import { type Balance, type LedgerEntry, toLedgerEntryResult } from '@capstan/credits';
import type { AdminBalanceResult, AdminLedgerEntryResult } from './account-credits.result.js';

/** Maps a ledger entry, with its actor. */
export const toAdminLedgerEntryResult = (entry: LedgerEntry): AdminLedgerEntryResult =>
  Object.assign(toLedgerEntryResult(entry), { actor: entry.actor });

/** Maps a balance to its API representation. */
export const toAdminBalanceResult = (balance: Balance): AdminBalanceResult => ({
  balance: balance.balance,
  held: balance.held,
  overage_limit: balance.overageLimit,
});
