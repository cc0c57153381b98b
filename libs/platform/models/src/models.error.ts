import type { TurnUsage } from './usage.js';

/** How each model failed, for the log: never a key, never the prompt. */
export interface ModelFailure {
  provider: string;
  reason:
    'rate_limited' | 'quota_exhausted' | 'misconfigured' | 'upstream_error' | 'timeout' | 'invalid_output';
  /** For the operator, in our words: what happened, or what to set. */
  detail?: string;
  /** When it is worth asking again, where that is known. */
  retryAfterSeconds?: number;
}

/** No model answered. */
export class ModelsError extends Error {
  override readonly name = 'ModelsError';

  /** @param usage of turns: what the failed attempts used. */
  constructor(
    readonly failures: readonly ModelFailure[],
    readonly usage: TurnUsage = { inputTokens: 0, outputTokens: 0, usd: 0 },
  ) {
    super(
      failures.length === 0
        ? 'no language model is configured'
        : `no language model answered: ${failures.map(inWords).join(', ')}`,
    );
  }
}

function inWords({ provider, reason, detail }: ModelFailure): string {
  return detail === undefined ? `${provider} ${reason}` : `${provider} ${reason} (${detail})`;
}
