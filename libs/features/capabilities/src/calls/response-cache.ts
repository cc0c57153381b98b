import { Inject, Injectable } from '@nestjs/common';
import { sha256 } from '@capstan/platform-core';
import { LRUCache } from 'lru-cache';
import { type CapabilitiesConfig, capabilitiesConfig } from '../capabilities.config.js';
import type { RegisteredCapability } from '../registry/registered-capability.js';
import type { WaterfallResult } from '../waterfall/waterfall.js';
import type { CapabilityAnswer } from './capability-call.js';
import type { PricedCall } from './priced-call.js';

const MIB = 1024 * 1024;

/** A cached answer. */
export interface CachedAnswer {
  /** The result as JSON text. */
  resultJson: string;
  provider: string;
  mode: string | null;
  storedAtMs: number;
}

type CacheState = NonNullable<CapabilityAnswer['cached']>;

/** Cache statistics of a capability in this process. */
export interface CacheView {
  lifetimeSeconds: number;
  hits: number;
  misses: number;
}

/**
 * Caches results in memory, per account (docs/adr/0017-response-cache.md): a cache shared by accounts would
 * reveal, by its response times, what other accounts request.
 */
@Injectable()
export class ResponseCache {
  private readonly answers: LRUCache<string, CachedAnswer>;
  private readonly counts = new Map<string, { hits: number; misses: number }>();

  constructor(@Inject(capabilitiesConfig.token) config: CapabilitiesConfig) {
    this.answers = new LRUCache({
      maxSize: config.responseCacheMb * MIB,
      sizeCalculation: ({ resultJson }) => resultJson.length * 2 + 500,
    });
  }

  /**
   * Returns the cached answer unless it is older than its lifetime or the caller's `max-age`, or the operator or the
   * caller disabled the cache. Counts a hit or a miss.
   */
  find(call: PricedCall): CachedAnswer | undefined {
    const { capability, cacheControl } = call;
    if (capability.policy.cacheSeconds === 0 || !cacheControl.mayRead) return undefined;
    const { maxAgeSeconds = Infinity } = cacheControl;
    const known = this.answers.get(keyOf(call));
    const answer = known && Date.now() - known.storedAtMs < maxAgeSeconds * 1000 ? known : undefined;
    const counts = this.countsOf(capability);
    if (answer) counts.hits += 1;
    else counts.misses += 1;
    return answer;
  }

  /** Stores a result for later calls. Empty results are not stored. */
  keep(call: PricedCall, { outcome, result, provider }: WaterfallResult): CacheState | undefined {
    const { capability, mode, cacheControl } = call;
    const { cacheSeconds: lifetimeSeconds } = capability.policy;
    if (lifetimeSeconds === 0 || outcome !== 'ok' || !cacheControl.mayStore) return undefined;
    const answer = { resultJson: JSON.stringify(result), provider, mode, storedAtMs: Date.now() };
    this.answers.set(keyOf(call), answer, { ttl: lifetimeSeconds * 1000 });
    return { isHit: false, ageSeconds: 0, lifetimeSeconds };
  }

  view(capability: RegisteredCapability): CacheView {
    return { lifetimeSeconds: capability.policy.cacheSeconds, ...this.countsOf(capability) };
  }

  private countsOf({ definition }: RegisteredCapability): { hits: number; misses: number } {
    let counts = this.counts.get(definition.name);
    if (!counts) this.counts.set(definition.name, (counts = { hits: 0, misses: 0 }));
    return counts;
  }
}

/** Age and lifetime of a cached answer, for the response headers. */
export const hitOf = ({ capability }: PricedCall, { storedAtMs }: CachedAnswer): CacheState => ({
  isHit: true,
  ageSeconds: Math.floor((Date.now() - storedAtMs) / 1000),
  lifetimeSeconds: capability.policy.cacheSeconds,
});

/** The key does not depend on the order of parameters. Defaults are filled in before. */
function keyOf({ capability, principal, params }: PricedCall): string {
  const sorted = Object.entries(params)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return sha256(JSON.stringify([capability.definition.name, principal.accountId, sorted])).toString('base64');
}
