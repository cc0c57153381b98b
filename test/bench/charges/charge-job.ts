/** Ways to charge one credit, and the database's own rate of commits to hold them against. */
export const CHARGERS = [
  'commits',
  'transaction-hot',
  'statement-hot',
  'hold-hot',
  'paid-call-hot',
  'transaction-many',
  'hold-many',
  'paid-call-many',
] as const;

export type ChargerName = (typeof CHARGERS)[number];

/** Charge as fast as it goes, for so long. */
export interface ChargeJob {
  charger: ChargerName;
  durationMs: number;
}

/** What was achieved. */
export interface ChargeResult {
  charges: number;
  elapsedMs: number;
  /** CPU of the charging process. */
  cpuMs: number;
}

/** Makes one durable charge, or commit. */
export type Charger = () => Promise<unknown>;
