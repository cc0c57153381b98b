import { Inject, Injectable } from '@nestjs/common';
import { FailureBudget } from '@capstan/capabilities';
import { DataSource } from 'typeorm';
import { type BuildsConfig, buildsConfig } from '../builds.config.js';
import { readFailedBuildTime } from './failed-build-time.sql.js';

/** Counts the time of builds without a result for the failure budget of their account. */
@Injectable()
export class FailedBuildTime {
  constructor(
    private readonly dataSource: DataSource,
    private readonly failures: FailureBudget,
    @Inject(buildsConfig.token) private readonly config: BuildsConfig,
  ) {}

  /**
   * @param buildId of a build that reached a cap, exhausted its attempts, or was stopped. A stopped build with a
   * preview does not count.
   */
  async count(buildId: string): Promise<void> {
    const build = await readFailedBuildTime(this.dataSource, buildId);
    if (build) this.failures.spend(build.accountId, Math.min(build.seconds, this.config.maxMinutes * 60));
  }
}
