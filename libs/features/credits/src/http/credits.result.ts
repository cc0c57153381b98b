import { ResultField } from '@capstan/platform-http';
import { LEDGER_KINDS } from '../ledger/ledger-entry.js';

/** A ledger entry as returned by the API. */
export class LedgerEntryResult {
  @ResultField({ type: 'integer', description: 'Identifier; entries are listed newest first', example: 1042 })
  id: number;

  @ResultField({
    type: 'string',
    enum: LEDGER_KINDS,
    description: 'What kind of booking it is',
    example: 'charge',
  })
  kind: string;

  @ResultField({
    type: 'string',
    description: 'What it belongs to, e.g. request:<id>',
    example: 'request:01999d3e-6f2a-7c41-9f0e-3b7a5c2d8e10',
  })
  subject: string;

  @ResultField({ type: 'integer', description: 'Credits; negative for charges', example: -1 })
  amount: number;

  @ResultField({ type: 'string', nullable: true, description: 'Why an admin booked it' })
  reason: string | null;

  @ResultField({ type: 'string', format: 'date-time', description: 'When it was booked' })
  created_at: string;
}

/** `data` of GET /v1/credits. */
export class CreditsResult {
  @ResultField({ type: 'integer', description: 'Credits that can be spent now', example: 958 })
  balance: number;

  @ResultField({ type: 'integer', description: 'Credits held for running calls', example: 0 })
  held: number;

  @ResultField({
    type: 'integer',
    description: 'How far below zero the balance may go; 0: not at all',
    example: 0,
  })
  overage_limit: number;

  @ResultField({ of: () => LedgerEntryResult, list: true, description: 'Latest entries of the ledger' })
  entries: LedgerEntryResult[];

  @ResultField({
    type: 'integer',
    nullable: true,
    description: 'Pass as `after` for the next page; null on the last page',
  })
  next_after: number | null;
}
