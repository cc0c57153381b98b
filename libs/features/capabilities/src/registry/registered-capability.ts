import type { Type } from '@nestjs/common';
import type { CapabilityJobs } from './capability-jobs.js';
import type {
  Capability,
  CapabilityConfig,
  CapabilityFinisher,
  CapabilityProvider,
  CreditPrice,
  ProviderInfo,
} from '@capstan/kit';

/** A provider as the waterfall sees it. */
export interface RegisteredProvider {
  readonly info: ProviderInfo;
  readonly type: Type<CapabilityProvider>;
  readonly provider: CapabilityProvider;
  /** `capability:provider`, the key of its breaker and statistics. */
  readonly id: string;
}

/** Operator settings for the waterfall and the cache of a capability. */
export type CapabilityPolicy = Pick<CapabilityConfig, 'isOrderAdaptive' | 'hedges' | 'cacheSeconds'>;

/** A capability of this deployment: its definition with the effective prices and order. */
export interface RegisteredCapability {
  readonly definition: Capability;
  /** Effective prices. */
  readonly credits: CreditPrice;
  readonly policy: CapabilityPolicy;
  /** In waterfall order, including those that are not configured. */
  readonly providers: readonly RegisteredProvider[];
  readonly finisher: CapabilityFinisher | undefined;
  /** Where the capability runs as jobs, and this process takes calls: what starts them. */
  readonly jobs?: CapabilityJobs | undefined;
}

/** Returns the credits of a call in `mode`. @throws Error if the definition has no price for the mode. */
export function priceOf(capability: RegisteredCapability, mode: string | null): number {
  const { credits } = capability;
  if (typeof credits === 'number') return credits;
  const price = credits[mode ?? ''];
  if (price === undefined) throw new Error(`${capability.definition.name} has no price for mode "${mode}"`);
  return price;
}
