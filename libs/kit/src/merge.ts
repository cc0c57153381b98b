import type { Type } from '@nestjs/common';
import type { CapabilityProvider } from './capability-provider.js';

/** What one of several providers found. */
export interface ProviderResult<R extends object> {
  /** Name of the provider. */
  provider: string;
  result: R;
}

/**
 * Providers that are asked at the same time, their results made one, because none of them sees the whole
 * (`provider_used` is then `merged`). The group stands in the waterfall where its first member stands.
 */
export interface Merge<P extends object = object, R extends object = object> {
  /** Which providers, of all that the capability lists, these parameters ask together; none: one after another, as ever. */
  providers(
    params: P,
    all: readonly Type<CapabilityProvider<P, R>>[],
  ): readonly Type<CapabilityProvider<P, R>>[];
  /** One result of at least two that count, in waterfall order. */
  combine(results: readonly ProviderResult<R>[], params: P): R;
  /** How many milliseconds the others still have once the first result that counts is there. */
  patienceMs: number;
}
