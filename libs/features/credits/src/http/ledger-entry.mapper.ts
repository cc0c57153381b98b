import type { LedgerEntry } from '../ledger/ledger-entry.js';
import type { LedgerEntryResult } from './credits.result.js';

/** Domain to wire. The actor stays inside: callers see why, admins see who (audit log). */
export const toLedgerEntryResult = (entry: LedgerEntry): LedgerEntryResult => ({
  id: entry.id,
  kind: entry.kind,
  subject: entry.subject,
  amount: entry.amountCredits,
  reason: entry.reason,
  created_at: entry.createdAt.toISOString(),
});
