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

interface StatisticsRow {
  capability: string;
  provider: string;
  outcomes: Record<string, number>;
  attempts: number;
  p50: number | null;
  p95: number | null;
  wins: number;
}

const STATISTICS = `
WITH attempt AS (
  SELECT r.capability, r.provider_used, a->>'provider' AS provider, a->>'outcome' AS outcome, (a->>'duration_ms')::float8 AS ms
  FROM requests r, jsonb_array_elements(r.attempts) a
  WHERE r.started_at > now() - make_interval(mins => $1)
), counted AS (
  SELECT capability, provider, jsonb_object_agg(outcome, n) AS outcomes, sum(n)::int AS attempts,
    sum(wins)::int AS wins
  FROM (SELECT capability, provider, outcome, count(*) AS n,
      count(*) FILTER (WHERE outcome = 'ok' AND provider_used IN (provider, 'merged')) AS wins
    FROM attempt GROUP BY 1, 2, 3) c GROUP BY 1, 2
)
SELECT counted.*, t.p50, t.p95 FROM counted LEFT JOIN LATERAL (
  SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY ms) AS p50, percentile_cont(0.95) WITHIN GROUP (ORDER BY ms) AS p95
  FROM attempt a WHERE a.capability = counted.capability AND a.provider = counted.provider AND a.outcome IN ('ok', 'empty')
) t ON true`;

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
    const rows = await this.dataSource.query<StatisticsRow[]>(STATISTICS, [windowMinutes]);
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
