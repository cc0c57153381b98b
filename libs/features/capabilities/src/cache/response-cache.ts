import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type CapabilitiesConfig, capabilitiesConfig } from '../capabilities.config.js';
import type { RegisteredCapability } from '../registry/registered-capability.js';

const MIB = 1024 * 1024;

/** A cached answer. */
export interface CachedAnswer {
  /** The result as JSON text. */
  resultJson: string;
  provider: string;
  mode: string | null;
  storedAtMs: number;
}

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
   * Returns the cached answer unless it is older than its lifetime or `maxAgeSeconds`. Counts a hit or a
   * miss.
   */
  find(
    capability: RegisteredCapability,
    accountId: string,
    params: object,
    maxAgeSeconds: number = Infinity,
  ): CachedAnswer | undefined {
    const known = this.answers.get(keyOf(capability, accountId, params));
    const answer = known && Date.now() - known.storedAtMs < maxAgeSeconds * 1000 ? known : undefined;
    const counts = this.countsOf(capability);
    if (answer) counts.hits += 1;
    else counts.misses += 1;
    return answer;
  }

  store(capability: RegisteredCapability, accountId: string, params: object, answer: CachedAnswer): void {
    const ttl = capability.policy.cacheSeconds * 1000;
    this.answers.set(keyOf(capability, accountId, params), answer, { ttl });
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

/** The key does not depend on the order of parameters. Defaults are filled in before. */
function keyOf({ definition }: RegisteredCapability, accountId: string, params: object): string {
  const sorted = Object.entries(params)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([definition.name, accountId, sorted]))
    .digest('base64');
}
