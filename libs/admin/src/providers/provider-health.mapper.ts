import type { ProviderHealth } from '@capstan/capabilities';
import type { ProviderHealthResult } from './providers.result.js';

/** Domain to wire. */
export const toProviderHealthResult = (health: ProviderHealth): ProviderHealthResult => ({
  capability: health.capability,
  provider: health.provider,
  title: health.title,
  configured: health.configured,
  breaker: {
    state: health.breaker.state,
    consecutive_failures: health.breaker.consecutiveFailures,
    last_failure: health.breaker.lastFailure,
    closes_at: health.breaker.closesAt?.toISOString() ?? null,
  },
  outcomes: health.outcomes,
  attempts: health.attempts,
  p50_ms: health.p50Ms,
  p95_ms: health.p95Ms,
});
