import { Injectable } from '@nestjs/common';
import type { ProviderInfo } from '@capstan/kit';
import { DataSource } from 'typeorm';
import { ResponseCache } from '../calls/response-cache.js';
import { CapabilityRegistry } from '../registry/capability-registry.js';
import type { RegisteredCapability } from '../registry/registered-capability.js';
import { type BreakerView, CircuitBreakers } from '../waterfall/circuit-breaker.js';
import { ProviderOrder } from '../waterfall/provider-order.js';
import { ProviderStatistics } from '../waterfall/provider-statistics.js';
import type { CapabilityHealth } from './capability-health.js';
import { readStatistics } from './attempts.sql.js';

/** Health of a provider: the breaker of this process, and the request log of all processes. */
export interface ProviderHealth {
  capability: string;
  provider: string;
  title: string;
  configured: boolean;
  /** Names of the variables without a default, at least one of which must be set. */
  settings: string[];
  breaker: BreakerView;
  /** Attempts in the window by outcome. */
  outcomes: Record<string, number>;
  attempts: number;
  /** Milliseconds of attempts that ended `ok` or `empty`; null if there are none. */
  p50Ms: number | null;
  p95Ms: number | null;
  /** Attempts in the window whose data was used, alone or merged. */
  wins: number;
  /**
   * Delay in milliseconds before the next provider is started in parallel; null without hedging or with too
   * few attempts.
   */
  hedgeAfterMs: number | null;
}

/** Provider health for admins. */
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

  /** Returns order, hedging and cache of every capability in this process. */
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

  /** Returns every provider of a waterfall with its attempts of the last `windowMinutes`. */
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
          settings: settingsOf(info),
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

  /** Capabilities that a feature serves itself have no upstream provider. */
  private withWaterfall(): RegisteredCapability[] {
    return this.registry.all().filter(({ definition }) => !definition.isFeature);
  }
}

/** Those without a default; all of them if each has one. */
function settingsOf({ config }: ProviderInfo): string[] {
  const variables = Object.entries(config?.shape ?? {});
  const unset = variables.filter(([, schema]) => schema.safeParse(undefined).data === undefined);
  return (unset.length > 0 ? unset : variables).map(([name]) => name);
}
