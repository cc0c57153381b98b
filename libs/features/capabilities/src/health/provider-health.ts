import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ResponseCache } from '../cache/response-cache.js';
import { CapabilityRegistry } from '../registry/capability-registry.js';
import type { RegisteredCapability } from '../registry/registered-capability.js';
import type { BreakerView } from '../waterfall/circuit-breaker.js';
import { CircuitBreakers } from '../waterfall/circuit-breakers.js';
import { ProviderOrder } from '../waterfall/provider-order.js';
import { ProviderStatistics } from '../waterfall/provider-statistics.js';
import type { CapabilityHealth } from './capability-health.js';
import { readStatistics } from './attempts.sql.js';

/** How a provider has been doing: this process's breaker, and the log of all processes. */
export interface ProviderHealth {
  capability: string;
  provider: string;
  title: string;
  configured: boolean;
  breaker: BreakerView;
  /** Attempts in the window by outcome. */
  outcomes: Record<string, number>;
  attempts: number;
  /** Milliseconds of attempts that ended `ok` or `empty`; null without any. */
  p50Ms: number | null;
  p95Ms: number | null;
  /** Attempts in the window whose data was used, alone or merged. */
  wins: number;
  /** Milliseconds after which the next provider starts beside it; null without hedging or too few attempts. */
  hedgeAfterMs: number | null;
}

/** What an admin sees of the providers. */
@Injectable()
export class ProviderHealthReport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registry: CapabilityRegistry,
    private readonly breakers: CircuitBreakers,
    private readonly statistics: ProviderStatistics,
    private readonly order: ProviderOrder,
    private readonly cache: ResponseCache,
  ) {}

  /** Order, hedging and cache of every capability as they stand in this process. */
  capabilities(): CapabilityHealth[] {
    return this.withWaterfall().map((capability) => {
      const ready = capability.providers.filter(
        ({ id, provider }) => provider.isConfigured() && this.breakers.of(id).state !== 'open',
      );
      return {
        capability: capability.definition.name,
        isOrderAdaptive: capability.policy.isOrderAdaptive,
        orderNow: this.order.preferred(capability, ready).map(({ info }) => info.name),
        hedges: capability.policy.hedges,
        cache: this.cache.view(capability),
      };
    });
  }

  /** Every provider of a waterfall, with what the last `windowMinutes` say about it. */
  async report(windowMinutes: number): Promise<ProviderHealth[]> {
    const rows = await readStatistics(this.dataSource, windowMinutes);
    const statistics = new Map(rows.map((row) => [`${row.capability}:${row.provider}`, row]));
    return this.withWaterfall().flatMap(({ definition, providers, policy }) =>
      providers.map(({ id, info, provider }): ProviderHealth => {
        const seen = statistics.get(id);
        return {
          capability: definition.name,
          provider: info.name,
          title: info.title,
          configured: provider.isConfigured(),
          breaker: this.breakers.of(id).view(),
          outcomes: seen?.outcomes ?? {},
          attempts: seen?.attempts ?? 0,
          p50Ms: seen?.p50 ?? null,
          p95Ms: seen?.p95 ?? null,
          wins: seen?.wins ?? 0,
          hedgeAfterMs: policy.hedges ? (this.statistics.p95Ms(id) ?? null) : null,
        };
      }),
    );
  }

  /** What a feature serves itself has no provider that could be ill. */
  private withWaterfall(): RegisteredCapability[] {
    return this.registry.all().filter(({ definition }) => !definition.isFeature);
  }
}
