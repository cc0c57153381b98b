import { ResultField } from '@capstan/platform-http';
import { LedgerEntryResult } from '@capstan/credits';

/** A ledger entry as admins see it. */
export class AdminLedgerEntryResult extends LedgerEntryResult {
  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Account id of the admin who booked it, or `system`; null for charges',
  })
  actor: string | null;
}

/** What an account may spend. */
export class AdminBalanceResult {
  @ResultField({ type: 'integer', description: 'Credits that can be spent now' })
  balance: number;

  @ResultField({ type: 'integer', description: 'Credits held for running calls' })
  held: number;

  @ResultField({ type: 'integer', description: 'How far below zero the balance may go; 0: not at all' })
  overage_limit: number;
}

/** `data` of GET /v1/admin/accounts/{id}/credits. */
export class AdminCreditsResult extends AdminBalanceResult {
  @ResultField({ of: () => AdminLedgerEntryResult, list: true, description: 'The ledger, newest first' })
  entries: AdminLedgerEntryResult[];

  @ResultField({
    type: 'integer',
    nullable: true,
    description: 'Pass as `after` for the next page; null on the last page',
  })
  next_after: number | null;
}
