import type { Type } from '@nestjs/common';
import type { CapabilityJobs } from './capability-jobs.js';
import {
  type Capability,
  type CapabilityConfig,
  type CapabilityFinisher,
  type CapabilityProvider,
  type CreditPrice,
  type ProviderInfo,
  ChargedOnCompletion,
  ChargedOnStart,
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

/** Work that is charged when it begins. */
export interface StartedWork {
  readonly provider: ChargedOnStart;
  /** Name in `providers_tried`. */
  readonly name: string;
}

/** Work that is charged when it ends. */
export interface HandedOverWork {
  readonly provider: ChargedOnCompletion;
  /** Names in `providers_tried` until it has ended: none if it runs a waterfall. */
  readonly names: readonly string[];
}

/** Returns the work of a capability that is charged when it starts; undefined for others. */
export function startedWorkOf({ providers: [first] }: RegisteredCapability): StartedWork | undefined {
  return first?.provider instanceof ChargedOnStart
    ? { provider: first.provider, name: first.info.name }
    : undefined;
}

/** Returns the work of a capability that is charged when it ends; undefined for others. */
export function handedOverWorkOf({
  jobs,
  providers: [first],
}: RegisteredCapability): HandedOverWork | undefined {
  if (jobs) return { provider: jobs, names: [] };
  return first?.provider instanceof ChargedOnCompletion
    ? { provider: first.provider, names: [first.info.name] }
    : undefined;
}
