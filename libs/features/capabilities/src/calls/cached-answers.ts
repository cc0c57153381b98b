import { Injectable } from '@nestjs/common';
import { type CachedAnswer, ResponseCache } from '../cache/response-cache.js';
import type { WaterfallResult } from '../waterfall/waterfall.js';
import type { CapabilityAnswer } from './capability-call.js';
import type { PricedCall } from './priced-call.js';

type CacheState = NonNullable<CapabilityAnswer['cached']>;

/** Applies the cache settings of the capability, the operator and the caller to a call. */
@Injectable()
export class CachedAnswers {
  constructor(private readonly cache: ResponseCache) {}

  find({ capability, principal, params, cacheControl }: PricedCall): CachedAnswer | undefined {
    if (capability.policy.cacheSeconds === 0 || !cacheControl.mayRead) return undefined;
    return this.cache.find(capability, principal.accountId, params, cacheControl.maxAgeSeconds);
  }

  /** Stores a result for later calls. Empty results are not stored. */
  keep(call: PricedCall, { outcome, result, provider }: WaterfallResult): CacheState | undefined {
    const { capability, principal, params, mode, cacheControl } = call;
    const { cacheSeconds: lifetimeSeconds } = capability.policy;
    if (lifetimeSeconds === 0 || outcome !== 'ok' || !cacheControl.mayStore) return undefined;
    this.cache.store(capability, principal.accountId, params, {
      resultJson: JSON.stringify(result),
      provider,
      mode,
      storedAtMs: Date.now(),
    });
    return { isHit: false, ageSeconds: 0, lifetimeSeconds };
  }
}

/** Age and lifetime of a cached answer, for the response headers. */
export const hitOf = ({ capability }: PricedCall, { storedAtMs }: CachedAnswer): CacheState => ({
  isHit: true,
  ageSeconds: Math.floor((Date.now() - storedAtMs) / 1000),
  lifetimeSeconds: capability.policy.cacheSeconds,
});
