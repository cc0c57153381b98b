import type { WaitingRows } from './waiting-rows.js';

/**
 * Jobs of one kind that have not ended. All values are constants of the code: they are inserted into SQL. Their table also needs
 * the indexes `(created_at, id)` and `(account_id, created_at, id)` of the rows that have not ended.
 */
export interface OpenJobRows extends WaitingRows {
  /** SQL: name of the capability of the row `o`. */
  capability: string;
  /** SQL: the earliest time at which the row `o` may be taken; its creation by default. */
  dueAt?: string;
  /** Jobs of one account that run at the same time. */
  perAccount: number;
}
