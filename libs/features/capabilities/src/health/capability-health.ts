import type { CacheView } from '../calls/response-cache.js';

/** State of the waterfall of a capability in this process. */
export interface CapabilityHealth {
  capability: string;
  isOrderAdaptive: boolean;
  /** Names of the providers that the next call would try, in order: configured, breaker not open. */
  orderNow: string[];
  hedges: boolean;
  cache: CacheView;
}
