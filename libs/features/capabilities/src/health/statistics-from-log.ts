import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CapabilityRegistry } from '../registry/capability-registry.js';
import { readRecentAttempts } from './attempts.sql.js';
import { ProviderStatistics } from '../waterfall/provider-statistics.js';

/** Initializes the statistics of a new process from the last day of the request log. */
@Injectable()
export class StatisticsFromLog implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registry: CapabilityRegistry,
    private readonly statistics: ProviderStatistics,
  ) {}

  /** Reads only capabilities whose waterfall uses the statistics. */
  async onApplicationBootstrap(): Promise<void> {
    const measured = this.registry.all().filter(({ policy }) => policy.hedges || policy.isOrderAdaptive);
    if (measured.length === 0) return;
    const names = measured.map(({ definition }) => definition.name);
    const rows = await readRecentAttempts(this.dataSource, names);
    for (const { capability, provider, outcome, ms } of rows) {
      this.statistics.record(`${capability}:${provider}`, outcome, ms);
    }
  }
}
