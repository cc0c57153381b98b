import type { ModelUsage } from './usage.js';

/** The failure of one model, for the log: never a key or the prompt. */
export interface ModelFailure {
  provider: string;
  reason:
    | 'rate_limited'
    | 'quota_exhausted'
    | 'misconfigured'
    | 'upstream_error'
    | 'timeout'
    | 'invalid_output';
  /** For the operator, in our own words: what happened, or what to configure. */
  detail?: string;
  /** When to try again, if known. */
  retryAfterSeconds?: number;
}

/** No model answered. */
export class ModelsError extends Error {
  override readonly name = 'ModelsError';

  /** @param usage of the failed attempts. */
  constructor(
    readonly failures: readonly ModelFailure[],
    readonly usage: ModelUsage = { inputTokens: 0, outputTokens: 0, usd: 0 },
  ) {
    super(
      failures.length === 0
        ? 'no language model is configured'
        : `no language model answered: ${failures.map(describeFailure).join(', ')}`,
    );
  }
}

function describeFailure({ provider, reason, detail }: ModelFailure): string {
  return detail === undefined ? `${provider} ${reason}` : `${provider} ${reason} (${detail})`;
}
