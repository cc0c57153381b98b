import { Injectable } from '@nestjs/common';
import { toBuildResult } from './build.mapper.js';
import type { BuildResult } from './build.result.js';
import { PreviewLinks, SitesService } from '@capstan/sites';
import type { Build, BuildPageRequest } from '../model/build.js';
import { BuildsService } from './builds.service.js';

/** Builds as returned to their owners, with the URLs of the site. */
@Injectable()
export class BuildViews {
  constructor(
    private readonly builds: BuildsService,
    private readonly sites: SitesService,
    private readonly links: PreviewLinks,
  ) {}

  /** @throws NotFoundError. */
  async get(accountId: string, id: string): Promise<BuildResult> {
    return this.view(await this.builds.get(accountId, id));
  }

  /** Newest first. */
  async list(accountId: string, page: BuildPageRequest): Promise<BuildResult[]> {
    const builds = await this.builds.list(accountId, page);
    return Promise.all(builds.map((build) => this.view(build)));
  }

  private async view(build: Build): Promise<BuildResult> {
    const { previewToken } = await this.sites.byId(build.siteId);
    return toBuildResult(build, this.links.of(previewToken));
  }
}
