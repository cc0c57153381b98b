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

/** The answering process and its database. */
export class OverviewServiceResult {
  @ResultField({ type: 'string', description: 'Version of the service', example: '0.1.0' })
  version: string;

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Git commit of the checkout; null where it runs without one',
    example: null,
  })
  commit: string | null;

  @ResultField({ type: 'string', format: 'date-time', description: 'When the answering process started' })
  started_at: string;

  @ResultField({ type: 'string', description: 'Version of Node.js', example: '24.21.0' })
  node: string;

  @ResultField({ type: 'string', description: 'Version of PostgreSQL', example: '18.0' })
  postgresql: string;
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

  @ResultField({ of: () => OverviewServiceResult, description: 'The answering process and its database' })
  service: OverviewServiceResult;
}
