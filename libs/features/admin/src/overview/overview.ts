import type { ServiceFacts } from './service-facts.js';

/** Overview of the service. */
export interface Overview {
  accounts: number;
  suspendedAccounts: number;
  workingKeys: number;
  /** Whole credits of all accounts, since the beginning. */
  credits: {
    granted: number;
    refunded: number;
    /** Sum of all adjustments; may be negative. */
    adjusted: number;
    /** Positive. */
    charged: number;
    balance: number;
    held: number;
  };
  /** Capability calls of the last 24 hours; `failedByError` by slug of the error type. */
  calls: { total: number; succeeded: number; failedByError: Record<string, number> };
  service: ServiceFacts;
}
