import type { LedgerEntry } from '../ledger/ledger-entry.js';
import type { LedgerEntryResult } from './credits.result.js';

/**
 * Maps an entry to its API representation. The actor is not exposed: callers see the reason, admins see the
 * actor (audit log).
 */
export const toLedgerEntryResult = (entry: LedgerEntry): LedgerEntryResult => ({
  id: entry.id,
  kind: entry.kind,
  subject: entry.subject,
  amount: entry.amountCredits,
  reason: entry.reason,
  created_at: entry.createdAt.toISOString(),
});
