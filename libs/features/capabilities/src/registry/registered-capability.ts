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
  /** `capability:provider`, the name of its breaker and of its statistics. */
  readonly id: string;
}

/** What the operator decided about the waterfall and the cache of a capability. */
export type CapabilityPolicy = Pick<CapabilityConfig, 'isOrderAdaptive' | 'hedges' | 'cacheSeconds'>;

/** A capability of this deployment: its definition with prices and order in force. */
export interface RegisteredCapability {
  readonly definition: Capability;
  /** Prices in force. */
  readonly credits: CreditPrice;
  readonly policy: CapabilityPolicy;
  /** In waterfall order, those that are not configured included. */
  readonly providers: readonly RegisteredProvider[];
  readonly finisher: CapabilityFinisher | undefined;
  /** Where the capability runs as jobs, and this process takes calls: what starts them. */
  readonly jobs?: CapabilityJobs | undefined;
}

/** Whole credits of a call in `mode`. @throws Error for a mode without a price: a fault of the definition. */
export function priceOf(capability: RegisteredCapability, mode: string | null): number {
  const { credits } = capability;
  if (typeof credits === 'number') return credits;
  const price = credits[mode ?? ''];
  if (price === undefined) throw new Error(`${capability.definition.name} has no price for mode "${mode}"`);
  return price;
}
