import type { Principal } from '@capstan/auth';
import type { RenderedEnvelope, RequestContext } from '@capstan/platform-http';
import type { RequestCacheControl } from '../cache/cache-control.js';
import type { RegisteredCapability } from '../registry/registered-capability.js';

/** A call of a capability by a caller whose key may call it. */
export interface CapabilityCall {
  capability: RegisteredCapability;
  /** Validated: an instance of the capability's class of parameters. */
  params: object;
  /** As received: a repetition under the same Idempotency-Key must send the same. */
  sentParams: unknown;
  principal: Principal;
  context: RequestContext;
  /** Path of the route, e.g. `/v1/search`. */
  route: string;
  /** Unquoted value of `Idempotency-Key`, if sent. */
  idempotencyKey: string | undefined;
  /** `X-Max-Credits`, if sent. */
  maxCredits: number | undefined;
  /** `Cache-Control` of the request. */
  cacheControl: RequestCacheControl;
  /** Aborts when the caller hangs up. */
  signal: AbortSignal;
  /**
   * Milliseconds its caller waits for durable work before being told where to look (RFC 7240 `respond-async`, `wait`);
   * undefined: until it ends.
   */
  waitMs?: number;
}

/** The answer to a call. */
export interface CapabilityAnswer {
  /** Rendered once, for the caller and for repetitions of the call. */
  envelope: RenderedEnvelope;
  /** It is the stored answer of an earlier call and cost nothing. */
  replayed: boolean;
  /** Default 200; 202: the work goes on. */
  status?: number;
  /** Path of durable work. */
  location?: string;
  /** Where the capability's answers are cached: seconds since this one was made, and for how long it holds. */
  cached?: { isHit: boolean; ageSeconds: number; lifetimeSeconds: number };
}
