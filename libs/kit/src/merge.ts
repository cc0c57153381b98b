import type { Type } from '@nestjs/common';
import type { CapabilityProvider } from './capability-provider.js';

/** The result of one of several providers. */
export interface ProviderResult<R extends object> {
  /** Name of the provider. */
  provider: string;
  result: R;
}

/**
 * Providers that are queried at the same time and whose results are merged, because each of them is incomplete
 * (`provider_used` is then `merged`). The group has the waterfall position of its first member.
 */
export interface Merge<P extends object = object, R extends object = object> {
  /** The providers to query together, of all that the capability lists; none: one after another. */
  providers(
    params: P,
    all: readonly Type<CapabilityProvider<P, R>>[],
  ): readonly Type<CapabilityProvider<P, R>>[];
  /** Merges at least two accepted results, in waterfall order. */
  combine(results: readonly ProviderResult<R>[], params: P): R;
  /** Milliseconds that the others have left after the first accepted result. */
  graceMs: number;
}
