/** Where to find waiting jobs. All values are constants of the code: they are inserted into SQL. */
export interface WaitingRows {
  /**
   * The table of jobs. It needs `account_id`, `number`, and these indexes: `(account_id, number)` of the rows that have not
   * ended, `(account_id)` of those among them that were claimed, and `(account_id, claimed_at)` of all.
   */
  jobs: string;
  /** Alias of the table in `condition`. */
  alias: string;
  /** SQL, without alias: the row has not ended. */
  isOpen: string;
  /** SQL: a worker could claim this row if its account has a free slot. It includes `isOpen`. */
  condition: string;
}
