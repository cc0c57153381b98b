import { Injectable } from '@nestjs/common';
import type { RegisteredCapability, RegisteredProvider } from '../registry/registered-capability.js';
import { ProviderStatistics } from './provider-statistics.js';

/** A step of the waterfall: one provider, or several that run in parallel. */
export type Step = readonly [RegisteredProvider, ...RegisteredProvider[]];

/** A provider overtakes another only if it is better by this factor, so that noise changes nothing. */
const MARGIN = 0.8;

/**
 * Every n-th call uses the configured order; otherwise a provider that fell behind would never be measured
 * again.
 */
const EXPLORE_EVERY = 20;

/** Determines the order in which providers are tried. */
@Injectable()
export class ProviderOrder {
  private readonly calls = new Map<string, number>();

  constructor(private readonly statistics: ProviderStatistics) {}

  /** Returns the order for the next call, and counts the call. */
  next(capability: RegisteredCapability, candidates: readonly RegisteredProvider[]): RegisteredProvider[] {
    if (!capability.policy.isOrderAdaptive) return [...candidates];
    const { name } = capability.definition;
    const call = (this.calls.get(name) ?? 0) + 1;
    this.calls.set(name, call);
    return call % EXPLORE_EVERY === 0 ? [...candidates] : this.preferred(capability, candidates);
  }

  /**
   * Returns the configured order, with providers moved before those that are expected to take clearly longer
   * for a result. A provider without enough statistics keeps its place.
   */
  preferred(
    capability: RegisteredCapability,
    candidates: readonly RegisteredProvider[],
  ): RegisteredProvider[] {
    if (!capability.policy.isOrderAdaptive) return [...candidates];
    const ordered: RegisteredProvider[] = [];
    for (const candidate of candidates) {
      const expectedMs = this.statistics.expectedMs(candidate.id);
      let place = ordered.length;
      while (place > 0 && this.isOvertaken(ordered[place - 1], expectedMs)) place -= 1;
      ordered.splice(place, 0, candidate);
    }
    return ordered;
  }

  private isOvertaken(ahead: RegisteredProvider | undefined, expectedMs: number | undefined): boolean {
    const aheadMs = ahead && this.statistics.expectedMs(ahead.id);
    return aheadMs !== undefined && expectedMs !== undefined && expectedMs < aheadMs * MARGIN;
  }
}

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
