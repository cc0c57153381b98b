import { Inject, Injectable } from '@nestjs/common';
import { FailureBudget } from '@capstan/capabilities';
import { DataSource } from 'typeorm';
import { type BuildsConfig, buildsConfig } from '../builds.config.js';

/** Counts the time spent on builds that produced nothing for the failure budget of their account. */
@Injectable()
export class WastedWork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly failures: FailureBudget,
    @Inject(buildsConfig.token) private readonly config: BuildsConfig,
  ) {}

  /** @param buildId of a build that reached a cap, was given up, or was stopped. One that was stopped with a preview does not count. */
  async count(buildId: string): Promise<void> {
    const [build] = await this.dataSource.query<{ accountId: string; seconds: number }[]>(
      `SELECT account_id AS "accountId",
         coalesce(greatest(0, extract(epoch FROM finished_at - started_at)), 0)::float8 AS seconds
       FROM builds WHERE id = $1 AND finished_at IS NOT NULL AND (status = 'failed' OR NOT has_preview)`,
      [buildId],
    );
    if (build) this.failures.spend(build.accountId, Math.min(build.seconds, this.config.maxMinutes * 60));
  }
}
