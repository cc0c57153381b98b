import type { CapabilityHealth, ProviderHealth } from '@capstan/capabilities';
import type { CapabilityHealthResult, ProviderHealthResult } from './providers.result.js';

/** Maps provider health to its API representation. */
export const toProviderHealthResult = (health: ProviderHealth): ProviderHealthResult => ({
  capability: health.capability,
  provider: health.provider,
  title: health.title,
  configured: health.configured,
  settings: health.settings,
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
  wins: health.wins,
  hedge_after_ms: health.hedgeAfterMs,
});

/** Maps capability health to its API representation. */
export const toCapabilityHealthResult = (health: CapabilityHealth): CapabilityHealthResult => ({
  capability: health.capability,
  order: health.isOrderAdaptive ? 'adaptive' : 'configured',
  order_now: health.orderNow,
  hedging: health.hedges,
  cache: {
    lifetime_seconds: health.cache.lifetimeSeconds,
    hits: health.cache.hits,
    misses: health.cache.misses,
  },
});
