import type { Capability, CapabilityProvider, CreditPrice, ProviderInfo } from '@capstan/capability-kit';

/** A provider as the waterfall sees it. */
export interface RegisteredProvider {
  readonly info: ProviderInfo;
  readonly provider: CapabilityProvider;
  /** `capability:provider`, the name of its breaker and of its statistics. */
  readonly id: string;
}

/** A capability of this deployment: its definition with prices and order in force. */
export interface RegisteredCapability {
  readonly definition: Capability;
  /** Prices in force. */
  readonly credits: CreditPrice;
  /** In waterfall order, those that are not configured included. */
  readonly providers: readonly RegisteredProvider[];
}

/** Whole credits of a call in `mode`. @throws Error for a mode without a price: a fault of the definition. */
export function priceOf(capability: RegisteredCapability, mode: string | null): number {
  const { credits } = capability;
  if (typeof credits === 'number') return credits;
  const price = credits[mode ?? ''];
  if (price === undefined) throw new Error(`${capability.definition.name} has no price for mode "${mode}"`);
  return price;
}
