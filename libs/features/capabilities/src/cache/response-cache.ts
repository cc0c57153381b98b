import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type CapabilitiesConfig, capabilitiesConfig } from '../capabilities.config.js';
import type { RegisteredCapability } from '../registry/registered-capability.js';

const MIB = 1024 * 1024;

/** An answer that may be served again. */
export interface CachedAnswer {
  /** The result as JSON text. */
  resultJson: string;
  provider: string;
  mode: string | null;
  storedAtMs: number;
}

/** How the cache of a capability does in this process. */
export interface CacheView {
  lifetimeSeconds: number;
  hits: number;
  misses: number;
}

/**
 * Results of this process's calls, served again to the account that paid for them (docs/adr/0017-response-cache.md).
 * Per account, because an answer that comes too fast would tell what others ask.
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

  /** The answer to the same call, unless it is older than its lifetime or the caller wants. Counts as hit or miss. */
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

/** The same parameters in any order make the same key; defaults are filled in by then. */
function keyOf({ definition }: RegisteredCapability, accountId: string, params: object): string {
  const sorted = Object.entries(params)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([definition.name, accountId, sorted]))
    .digest('base64');
}
