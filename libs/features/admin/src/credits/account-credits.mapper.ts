import { type Balance, type LedgerEntry, toLedgerEntryResult } from '@capstan/credits';
import type { AdminBalanceResult, AdminLedgerEntryResult } from './account-credits.result.js';

/** A ledger entry with who booked it. */
export const toAdminLedgerEntryResult = (entry: LedgerEntry): AdminLedgerEntryResult =>
  Object.assign(toLedgerEntryResult(entry), { actor: entry.actor });

/** Domain to wire. */
export const toAdminBalanceResult = (balance: Balance): AdminBalanceResult => ({
  balance: balance.balance,
  held: balance.held,
  overage_limit: balance.overageLimit,
});
