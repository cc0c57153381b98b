import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Outcome } from '@capstan/kit';
import { DataSource } from 'typeorm';
import { CapabilityRegistry } from '../registry/capability-registry.js';
import { ProviderStatistics } from '../waterfall/provider-statistics.js';

const RECENT = `
SELECT capability, provider, outcome, ms FROM (
  SELECT r.capability, a->>'provider' AS provider, a->>'outcome' AS outcome, (a->>'duration_ms')::float8 AS ms,
    r.started_at, row_number() OVER (PARTITION BY r.capability, a->>'provider' ORDER BY r.started_at DESC) AS place
  FROM (SELECT * FROM requests WHERE capability = ANY ($1) AND started_at > now() - interval '1 day'
        ORDER BY started_at DESC LIMIT 5000) r, jsonb_array_elements(r.attempts) a
) recent WHERE place <= 100 ORDER BY started_at`;

/** Fills the statistics of a process that has just started with what the log of all processes tells of the last day. */
@Injectable()
export class StatisticsFromLog implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registry: CapabilityRegistry,
    private readonly statistics: ProviderStatistics,
  ) {}

  /** Asks only for capabilities whose waterfall uses the statistics. */
  async onApplicationBootstrap(): Promise<void> {
    const measured = this.registry.all().filter(({ policy }) => policy.hedges || policy.isOrderAdaptive);
    if (measured.length === 0) return;
    const rows = await this.dataSource.query<
      { capability: string; provider: string; outcome: Outcome; ms: number }[]
    >(RECENT, [measured.map(({ definition }) => definition.name)]);
    for (const { capability, provider, outcome, ms } of rows) {
      this.statistics.record(`${capability}:${provider}`, outcome, ms);
    }
  }
}
