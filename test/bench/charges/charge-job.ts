/** Ways to charge one credit, and the database's own commit rate as the baseline. */
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

/** Charges as fast as possible for a given time. */
export interface ChargeJob {
  charger: ChargerName;
  durationMs: number;
}

/** The result. */
export interface ChargeResult {
  charges: number;
  elapsedMs: number;
  /** CPU of the charging process. */
  cpuMs: number;
}

/** Makes one durable charge or commit. */
export type Charger = () => Promise<unknown>;
