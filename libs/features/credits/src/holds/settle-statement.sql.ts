import { type Queryable, prepared } from '@capstan/platform-core';
import { QueryFailedError } from 'typeorm';
import type { Settlement } from './hold.js';
import { endingHolds } from './settle.sql.js';

/** A settlement of which the hold is known: anything else than this hold means that something happened to it. */
export interface ExactSettlement extends Settlement {
  heldCredits: number;
  /** At most `heldCredits`. */
  chargeCredits: number;
  capability: string;
}

/** Parameters of the credits in the statement; those of the other writes follow. */
const OWN_PARAMETERS = 5;

/** SQLSTATE of the check: a statement can only undo itself by an error. */
const DIVISION_BY_ZERO = '22012';

/**
 * Ends holds together with other writes in one statement, so that the end of a call is one round trip and one
 * commit.
 */
export class SettleStatement {
  private readonly sql: string;

  /**
   * @param name of the prepared statement.
   * @param writes returns CTEs, given the number of their first parameter. They must read from `account`, so that rows
   * are locked in the order of other statements: holds, balances, then these.
   */
  constructor(name: string, writes: (firstParameter: number) => string) {
    this.sql = prepared(name, `${ENDED}, ${writes(OWN_PARAMETERS + 1)} ${VERDICT}`);
  }

  /**
   * @param low balance below which an event of the account is due, or null: none ever is.
   * @returns false if nothing was written: a hold is missing or another one than given, or an event is due.
   */
  async run(
    database: Queryable,
    settlements: readonly ExactSettlement[],
    { low, parameters }: { low: number | null; parameters: readonly unknown[] },
  ): Promise<boolean> {
    try {
      await database.query(this.sql, [
        settlements.map(({ holdId }) => holdId),
        settlements.map(({ chargeCredits }) => chargeCredits),
        settlements.map(({ subject }) => subject),
        settlements.map(({ heldCredits }) => heldCredits),
        low,
        ...parameters,
      ]);
      return true;
    } catch (error) {
      if (error instanceof QueryFailedError && error.driverError.code === DIVISION_BY_ZERO) return false;
      throw error;
    }
  }
}

const ENDED = endingHolds(
  `SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::text[], $4::bigint[]) AS t (hold_id, charge, subject, amount)`,
  'h.amount = item.amount',
);

const VERDICT = `
SELECT 1 / (
  (SELECT count(*) FROM hold) = cardinality($1::uuid[])
  AND NOT EXISTS (
    SELECT FROM returned
    WHERE (total_after < $5::bigint AND total_after + charge >= $5::bigint)
      OR ($5::bigint IS NOT NULL AND total_after <= 0 AND total_after + charge > 0)
  )
)::int AS is_whole`;
