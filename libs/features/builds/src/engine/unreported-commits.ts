import { Injectable } from '@nestjs/common';
import { type CommitInfo, Workspaces } from '@capstan/workspaces';
import { DataSource } from 'typeorm';
import type { Claim } from '../builds/claim.js';
import type { NewBuildEvent } from '../model/build-event.js';
import { readReportedCommits } from './reported-commits.sql.js';

/** Far more than the steps of a build. */
const MAX_COMMITS = 1_000;

/**
 * Finds commits of a build that its stream does not report: git and the database share no transaction, so a
 * worker may die between the two.
 */
@Injectable()
export class UnreportedCommits {
  constructor(
    private readonly dataSource: DataSource,
    private readonly workspaces: Workspaces,
  ) {}

  /** The missing events, oldest first. */
  async find({ id, siteId, firstCommit }: Claim): Promise<NewBuildEvent[]> {
    const [made, reported] = await Promise.all([
      this.madeSince(siteId, firstCommit),
      readReportedCommits(this.dataSource, id),
    ]);
    return made
      .filter((commit) => !reported.has(commit.id))
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
