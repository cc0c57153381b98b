import type { Principal } from '@capstan/auth';
import type { RenderedEnvelope, RequestContext } from '@capstan/platform-http';
import type { RegisteredCapability } from '../registry/registered-capability.js';

/** The `Cache-Control` directives of a request (RFC 9111, 5.2.1). */
export interface RequestCacheControl {
  /** A cached answer may be used. */
  mayRead: boolean;
  /** This answer may be stored. */
  mayStore: boolean;
  /** Maximum age of a cached answer; absent: the lifetime that the capability has here. */
  maxAgeSeconds?: number;
}

/** A call of a capability. The key has the required scope. */
export interface CapabilityCall {
  capability: RegisteredCapability;
  /** Validated instance of the capability's parameter class. */
  params: object;
  /** As received: a repeat with the same Idempotency-Key must send the same parameters. */
  sentParams: unknown;
  principal: Principal;
  context: RequestContext;
  /** Path of the route, e.g. `/v1/search`. */
  route: string;
  /** Unquoted value of `Idempotency-Key`, if present. */
  idempotencyKey: string | undefined;
  /** `X-Max-Credits`, if present. */
  maxCredits: number | undefined;
  /** `Cache-Control` of the request. */
  cacheControl: RequestCacheControl;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
  /**
   * Milliseconds to wait for durable work before answering 202 (RFC 7240 `respond-async`, `wait`);
   * undefined: until it ends.
   */
  waitMs?: number;
}

/** Answer to a call. */
export interface CapabilityAnswer {
  /** Rendered once, for this response and for repeats. */
  envelope: RenderedEnvelope;
  /** The stored answer of an earlier call. Costs nothing. */
  replayed: boolean;
  /** Default 200; 202 while the work continues. */
  status?: number;
  /** Path of the durable work. */
  location?: string;
  /** Age and lifetime of the answer in seconds, if the capability is cached. */
  cached?: { isHit: boolean; ageSeconds: number; lifetimeSeconds: number };
}
