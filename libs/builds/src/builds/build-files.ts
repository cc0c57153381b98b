import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '@capstan/platform-errors';
import { type CommitInfo, type WorkspaceFile, Workspaces } from '@capstan/platform-workspaces';
import { DataSource } from 'typeorm';
import type { Site } from '../companies/site.js';
import { SitesService } from '../companies/sites.service.js';
import { BuildRunningError } from '../errors/build-running.error.js';
import { BuildsService } from './builds.service.js';
import { lockWorkspace } from './workspace-lock.js';

/** The work of builds as files and commits. */
@Injectable()
export class BuildFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly builds: BuildsService,
    private readonly sites: SitesService,
    private readonly workspaces: Workspaces,
  ) {}

  /** @throws NotFoundError for a build that is not the account's. */
  async list(accountId: string, buildId: string): Promise<{ commit: string | null; files: WorkspaceFile[] }> {
    const { id } = await this.siteOf(accountId, buildId);
    const commit = await this.workspaces.head(id);
    const files = commit === null ? [] : await this.workspaces.files(id, commit);
    return { commit, files: files ?? [] };
  }

  /** @throws NotFoundError. */
  async read(accountId: string, buildId: string, path: string): Promise<Buffer> {
    const { id } = await this.siteOf(accountId, buildId);
    const commit = await this.workspaces.head(id);
    const content = commit === null ? null : await this.workspaces.read(id, commit, path);
    if (content === null) throw new NotFoundError('The file', 'GET …/files lists the files of the build.');
    return content;
  }

  /** What visitors see, as ZIP. @throws NotFoundError before there is any. */
  async archive(accountId: string, buildId: string): Promise<{ name: string; content: Readable }> {
    const { id, name, shownCommit } = await this.siteOf(accountId, buildId);
    const folder = fileNameOf(name);
    const content = shownCommit === null ? null : await this.workspaces.archive(id, shownCommit, folder);
    if (!content) {
      throw new NotFoundError('The archive', 'It exists once something passed all checks; watch the stream.');
    }
    return { name: folder, content };
  }

  async commits(
    accountId: string,
    buildId: string,
    page: { limit: number; after?: string },
  ): Promise<{ commits: CommitInfo[]; nextAfter: string | null; shownCommit: string | null }> {
    const { id, shownCommit } = await this.siteOf(accountId, buildId);
    const found = await this.workspaces.log(id, { limit: page.limit + 1, after: page.after });
    const commits = found.slice(0, page.limit);
    const nextAfter = found.length > page.limit ? (commits.at(-1)?.id ?? null) : null;
    return { commits, nextAfter, shownCommit };
  }

  /**
   * Makes the tree of an earlier commit the newest one, and what visitors see if it passed the gate.
   * @throws NotFoundError, BuildRunningError.
   */
  async restore(accountId: string, buildId: string, commit: string): Promise<string> {
    const { id } = await this.siteOf(accountId, buildId);
    if ((await this.workspaces.files(id, commit)) === null) {
      throw new NotFoundError('The commit', 'GET …/commits lists the commits of the build.');
    }
    return this.dataSource.transaction(async (manager) => {
      // A build that comes now is taken after this, and finds the new commit.
      await lockWorkspace(manager, id);
      const running = await manager.query<object[]>(
        `SELECT FROM builds WHERE site_id = $1 AND status = 'running'`,
        [id],
      );
      if (running.length > 0) throw new BuildRunningError();
      const made = await this.workspaces.restore(id, commit, `Restore ${commit.slice(0, 10)}`);
      const head = made?.id ?? (await this.workspaces.head(id)) ?? commit;
      await manager.query(
        `WITH passed AS (
           INSERT INTO passed_commits (site_id, commit)
           SELECT $1, $2 WHERE EXISTS (SELECT FROM passed_commits WHERE site_id = $1 AND commit = $3)
           ON CONFLICT DO NOTHING RETURNING commit
         )
         UPDATE sites SET shown_commit = passed.commit FROM passed WHERE id = $1`,
        [id, head, commit],
      );
      return head;
    });
  }

  private async siteOf(accountId: string, buildId: string): Promise<Site> {
    const { siteId } = await this.builds.get(accountId, buildId);
    return this.sites.byId(siteId);
  }
}

/** A name that every file system takes. */
const fileNameOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60) || 'site';
