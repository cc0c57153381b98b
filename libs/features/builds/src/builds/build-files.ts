import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '@capstan/platform-core';
import { pageOf } from '@capstan/platform-http';
import { type CommitInfo, type WorkspaceFile, Workspaces } from '@capstan/workspaces';
import { DataSource } from 'typeorm';
import { type Site, SitesService, VerdictStore, type WithheldPage, fileNameOf } from '@capstan/sites';
import { BuildRunningError } from '../errors/build-running.error.js';
import { BuildsService } from './builds.service.js';
import { hasRunningBuild } from './build-store.sql.js';
import { lockWorkspace } from './workspace-lock.js';

/** Files and commits of builds. */
@Injectable()
export class BuildFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly builds: BuildsService,
    private readonly sites: SitesService,
    private readonly workspaces: Workspaces,
    private readonly verdicts: VerdictStore,
  ) {}

  /**
   * The published files, or those of a commit.
   * @throws NotFoundError for a build of another account, and for an unknown commit.
   */
  async list(
    accountId: string,
    buildId: string,
    commit?: string,
  ): Promise<{ commit: string | null; withheld: WithheldPage[]; files: WorkspaceFile[] }> {
    const site = await this.siteOf(accountId, buildId);
    const { shown, tree } = treeOf(site, commit);
    if (shown === null || tree === null) return { commit: null, withheld: [], files: [] };
    const files = await this.workspaces.files(site.id, tree);
    if (files === null && commit !== undefined) throw new NotFoundError('The commit', COMMITS_HINT);
    const judged = await this.verdicts.find(site.id, shown);
    return { commit: shown, withheld: judged?.verdict.withheld ?? [], files: files ?? [] };
  }

  /** @throws NotFoundError. */
  async read(accountId: string, buildId: string, path: string, commit?: string): Promise<Buffer> {
    const site = await this.siteOf(accountId, buildId);
    const { tree } = treeOf(site, commit);
    const content = tree === null ? null : await this.workspaces.read(site.id, tree, path);
    if (content === null) throw new NotFoundError('The file', 'GET …/files lists the files of the build.');
    return content;
  }

  /** The same as ZIP. @throws NotFoundError if there is nothing yet. */
  async archive(
    accountId: string,
    buildId: string,
    commit?: string,
  ): Promise<{ name: string; commit: string; content: Readable }> {
    const site = await this.siteOf(accountId, buildId);
    const { shown, tree } = treeOf(site, commit);
    const name = fileNameOf(site.name);
    const content = tree === null ? null : await this.workspaces.archive(site.id, tree, name);
    if (!content || shown === null) {
      throw new NotFoundError('The archive', 'It exists once visitors can see something; follow the stream.');
    }
    return { name, commit: shown, content };
  }

  /** @returns commits with the paths of their withheld pages, if checked. */
  async commits(
    accountId: string,
    buildId: string,
    page: { limit: number; after?: string },
  ): Promise<{
    commits: CommitInfo[];
    nextAfter: string | null;
    shownCommit: string | null;
    withheld: ReadonlyMap<string, string[]>;
  }> {
    const { id, shownCommit } = await this.siteOf(accountId, buildId);
    const found = await this.workspaces.log(id, { limit: page.limit + 1, after: page.after });
    const { items: commits, nextAfter } = pageOf(found, page.limit);
    const withheld = await this.verdicts.withheldIn(
      id,
      commits.map((commit) => commit.id),
    );
    return { commits, nextAfter, shownCommit, withheld };
  }

  /**
   * Commits the tree of an earlier commit again, and publishes what passed the gate.
   * @throws NotFoundError, BuildRunningError.
   */
  async restore(
    accountId: string,
    buildId: string,
    commit: string,
  ): Promise<{ commit: string; shownCommit: string | null; withheld: WithheldPage[] }> {
    const { id } = await this.siteOf(accountId, buildId);
    if ((await this.workspaces.files(id, commit)) === null) {
      throw new NotFoundError('The commit', COMMITS_HINT);
    }
    const head = await this.dataSource.transaction(async (manager) => {
      // A build that arrives now is claimed afterwards, and finds the new commit.
      await lockWorkspace(manager, id);
      if (await hasRunningBuild(manager, id)) throw new BuildRunningError();
      const made = await this.workspaces.restore(id, commit, `Restore ${commit.slice(0, 10)}`);
      const restored = made?.id ?? (await this.workspaces.head(id)) ?? commit;
      await this.verdicts.takeOver(manager, id, { from: commit, to: restored });
      return restored;
    });
    const [site, judged] = await Promise.all([this.sites.byId(id), this.verdicts.find(id, head)]);
    return { commit: head, shownCommit: site.shownCommit, withheld: judged?.verdict.withheld ?? [] };
  }

  private async siteOf(accountId: string, buildId: string): Promise<Site> {
    const { siteId } = await this.builds.get(accountId, buildId);
    return this.sites.byId(siteId);
  }
}

const COMMITS_HINT = 'GET …/commits lists the commits of the build.';

/** The requested commit, and the one with its files: visitors do not get withheld pages. */
const treeOf = (
  { shownCommit, publishedCommit }: Site,
  commit?: string,
): { shown: string | null; tree: string | null } =>
  commit === undefined ? { shown: shownCommit, tree: publishedCommit } : { shown: commit, tree: commit };
