import type { RegisteredCapability, RegisteredProvider } from '../registry/registered-capability.js';

/** A step of the waterfall: one provider, or several that run in parallel. */
export type Step = readonly [RegisteredProvider, ...RegisteredProvider[]];

/** Groups the providers that a call merges at the position of the first of them. */
export function stepsOf(
  { definition }: RegisteredCapability,
  params: object,
  ordered: readonly RegisteredProvider[],
): Step[] {
  const together = new Set(definition.merge?.providers(params, definition.providers));
  const group = ordered.filter(({ type }) => together.has(type));
  return ordered.flatMap((provider): Step[] => {
    if (!together.has(provider.type)) return [[provider]];
    return provider === group[0] ? [group as unknown as Step] : [];
  });
}
