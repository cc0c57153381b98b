/**
 * Credits (docs/adr/0004-credits.md): append-only ledger, holds that end with their process or their durable
 * work, and the audit of all sums. Knows accounts and keys by id only. Main types: {@link HoldsService},
 * {@link LedgerService}.
 */
export { auditCredits, type CreditViolation } from './audit/audit-credits.js';
export type { DurableWork } from './audit/durable-work.js';
export { type CreditsConfig, creditsConfig } from './credits.config.js';
export { CreditsLedgerModule } from './credits-ledger.module.js';
export { CreditsModule } from './credits.module.js';
export { ChargeEvents } from './holds/charge-events.js';
export { type CreditsMoved, creditsMoved } from './holds/credits-moved.js';
export {
  type CreditsCharged,
  type CreditsExhausted,
  type CreditsLow,
  creditsCharged,
  creditsExhausted,
  creditsLow,
} from './events/credit-events.js';
export { InsufficientCreditsError } from './errors/insufficient-credits.error.js';
export { KeyCreditCapError } from './errors/key-credit-cap.error.js';
export type { HoldRequest, ReleasedHold, Settlement } from './holds/hold.js';
export { HoldsService } from './holds/holds.service.js';
export { type ExactSettlement, SettleStatement } from './holds/settle-statement.sql.js';
export { OrphanedHolds } from './holds/orphaned-holds.js';
export { CreditsResult, LedgerEntryResult } from './http/credits.result.js';
export { toLedgerEntryResult } from './http/ledger-entry.mapper.js';
export { DURABLE_LEASE } from './leases/durable-lease.js';
export { ProcessLease } from './leases/process-lease.js';
export type { Balance, Booking, LedgerEntry, LedgerKind } from './ledger/ledger-entry.js';
export { LedgerModule } from './ledger/ledger.module.js';
export { LedgerService } from './ledger/ledger.service.js';
