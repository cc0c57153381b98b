import { Inject, Injectable } from '@nestjs/common';
import { Workspaces } from '@capstan/workspaces';
import { DataSource } from 'typeorm';
import { type AccountLimitsConfig, accountLimitsConfig } from './account-limits.config.js';
import { WorkspaceStorageFullError } from '../errors/workspace-storage-full.error.js';
import { SiteEntity } from '../tables/site.entity.js';

/**
 * Disk usage of the workspaces of an account. Only builds change it, so each workspace is measured after its
 * builds.
 */
@Injectable()
export class WorkspaceStorage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly workspaces: Workspaces,
    @Inject(accountLimitsConfig.token) private readonly limits: AccountLimitsConfig,
  ) {}

  /**
   * Checked when a build is created and again when it starts: concurrent builds may exceed the limit by what
   * they add, and no further one starts. @throws WorkspaceStorageFullError.
   */
  async requireSpace(accountId: string): Promise<void> {
    const stored = await this.dataSource.getRepository(SiteEntity).sum('workspaceBytes', { accountId });
    const { workspaceBytes } = this.limits;
    if ((stored ?? 0) >= workspaceBytes) throw new WorkspaceStorageFullError(workspaceBytes);
  }

  /** Measures the workspace of a site. */
  async measure(siteId: string): Promise<void> {
    const workspaceBytes = await this.workspaces.storedBytes(siteId);
    await this.dataSource.getRepository(SiteEntity).update({ id: siteId }, { workspaceBytes });
  }
}
