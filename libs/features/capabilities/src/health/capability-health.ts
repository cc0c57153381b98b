import type { CacheView } from '../cache/response-cache.js';

/** How the waterfall of a capability stands in this process. */
export interface CapabilityHealth {
  capability: string;
  isOrderAdaptive: boolean;
  /** Names of the providers that could be asked now, in the order they would be: configured, breaker not open. */
  orderNow: string[];
  hedges: boolean;
  cache: CacheView;
}
