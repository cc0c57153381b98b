import { Injectable } from '@nestjs/common';
import { type CachedAnswer, ResponseCache } from '../cache/response-cache.js';
import type { WaterfallResult } from '../waterfall/waterfall.js';
import type { CapabilityAnswer } from './capability-call.js';
import type { PricedCall } from './priced-call.js';

type CacheState = NonNullable<CapabilityAnswer['cached']>;

/** The response cache as the capability, its operator and the caller want it to be used for a call. */
@Injectable()
export class CachedAnswers {
  constructor(private readonly cache: ResponseCache) {}

  find({ capability, principal, params, cacheControl }: PricedCall): CachedAnswer | undefined {
    if (capability.policy.cacheSeconds === 0 || !cacheControl.mayRead) return undefined;
    return this.cache.find(capability, principal.accountId, params, cacheControl.maxAgeSeconds);
  }

  /** Keeps a result for the next call like this one; an empty one is not kept. */
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

/** How old an answer from the cache is, for its headers. */
export const hitOf = ({ capability }: PricedCall, { storedAtMs }: CachedAnswer): CacheState => ({
  isHit: true,
  ageSeconds: Math.floor((Date.now() - storedAtMs) / 1000),
  lifetimeSeconds: capability.policy.cacheSeconds,
});
