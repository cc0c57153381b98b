import { ResultField } from '@capstan/platform-http';

/** Credits of all accounts, since the beginning. */
export class OverviewCreditsResult {
  @ResultField({ type: 'integer', description: 'Granted' })
  granted: number;

  @ResultField({ type: 'integer', description: 'Refunded' })
  refunded: number;

  @ResultField({ type: 'integer', description: 'Sum of all adjustments; may be negative' })
  adjusted: number;

  @ResultField({ type: 'integer', description: 'Charged for calls' })
  charged: number;

  @ResultField({ type: 'integer', description: 'What all accounts together can spend now' })
  balance: number;

  @ResultField({ type: 'integer', description: 'Held for running calls' })
  held: number;
}

/** Capability calls of the last 24 hours. */
export class OverviewCallsResult {
  @ResultField({ type: 'integer', description: 'Calls' })
  total: number;

  @ResultField({ type: 'integer', description: 'Successful calls' })
  succeeded: number;

  @ResultField({ type: 'object', description: 'Failed calls, by slug of the error type' })
  failed_by_error: Record<string, number>;
}

/** `data` of GET /v1/admin/overview. */
export class OverviewResult {
  @ResultField({ type: 'integer', description: 'Accounts, including suspended ones' })
  accounts: number;

  @ResultField({ type: 'integer', description: 'Suspended accounts' })
  suspended_accounts: number;

  @ResultField({ type: 'integer', description: 'Keys that are neither revoked nor expired' })
  working_keys: number;

  @ResultField({ of: () => OverviewCreditsResult, description: 'Credits of all accounts' })
  credits: OverviewCreditsResult;

  @ResultField({ of: () => OverviewCallsResult, description: 'Capability calls of the last 24 hours' })
  calls_last_24h: OverviewCallsResult;
}
