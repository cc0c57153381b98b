import { Injectable } from '@nestjs/common';
import { type CommitInfo, Workspaces } from '@capstan/workspaces';
import { DataSource } from 'typeorm';
import type { Claim } from '../builds/claim.js';
import type { NewBuildEvent } from '../model/build-event.js';
import { readReportedCommits } from './reported-commits.sql.js';

/** Far beyond the steps of a build. */
const MAX_COMMITS = 1_000;

/**
 * Commits of a build that its stream does not tell of: git and the database have no transaction in common, and a worker
 * may die between the two.
 */
@Injectable()
export class UnreportedCommits {
  constructor(
    private readonly dataSource: DataSource,
    private readonly workspaces: Workspaces,
  ) {}

  /** The events that were missed, oldest first. */
  async find({ id, siteId, firstCommit }: Claim): Promise<NewBuildEvent[]> {
    const [made, told] = await Promise.all([
      this.madeSince(siteId, firstCommit),
      readReportedCommits(this.dataSource, id),
    ]);
    return made
      .filter((commit) => !told.has(commit.id))
      .map(({ id: commit, message }) => ({
        kind: 'commit.created',
        fields: { commit, message, files: null },
      }));
  }

  private async madeSince(siteId: string, firstCommit: string | null): Promise<CommitInfo[]> {
    const log = await this.workspaces.log(siteId, { limit: MAX_COMMITS });
    const end = log.findIndex(({ id }) => id === firstCommit);
    return log.slice(0, end === -1 ? undefined : end).toReversed();
  }
}
