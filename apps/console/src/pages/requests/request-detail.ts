import type { ReceiptResult } from '@capstan/client';

/** A call with everything that the log has about it, as account holders and operators read it. */
export type RequestDetail = Omit<ReceiptResult, 'ledger_entry'>;
