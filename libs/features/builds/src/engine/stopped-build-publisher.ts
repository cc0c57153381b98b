import { Injectable, Logger } from '@nestjs/common';
import { Workspaces } from '@capstan/workspaces';
import { DataSource } from 'typeorm';
import type { Claim } from '../builds/claim.js';
import { type JudgedCommit, SiteEntity, gateFilesOf } from '@capstan/sites';
import { CommitJudge } from './commit-judge.js';
import { lockUnchangedSite } from './stopped-build-publisher.sql.js';
import { ShownCommits } from './shown-commits.js';

const TIMEOUT_MS = 180_000;

/**
 * Checks the last commit of a build that was stopped before it was published, and publishes it if it passes.
 * Changes nothing while another build of the site runs, or after something else was published.
 */
@Injectable()
export class StoppedBuildPublisher {
  private readonly logger = new Logger('Builds');
  private readonly closing = new AbortController();
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly workspaces: Workspaces,
    private readonly judge: CommitJudge,
    private readonly shown: ShownCommits,
  ) {}

  /** In the background; never rejects. */
  begin(claim: Claim, commit: string): void {
    const run = this.publish(claim, commit)
      .catch((error: unknown) => this.logger.debug(String(error)))
      .finally(() => this.running.delete(run));
    this.running.add(run);
  }

  async close(): Promise<void> {
    this.closing.abort();
    await Promise.allSettled(this.running);
  }

  private async publish(claim: Claim, commit: string): Promise<void> {
    const { siteId } = claim;
    const before = await this.shownCommitOf(siteId);
    const judged =
      (await this.judge.storedVerdict(siteId, commit)) ?? (await this.judgeCommit(siteId, commit));
    await this.dataSource.transaction(async (manager) => {
      // Only replaces what was published when the build ended.
      if (!(await lockUnchangedSite(manager, siteId, before))) return;
      await this.shown.write(manager, claim, judged);
      await this.shown.compensate(manager, claim, judged);
    });
  }

  private async judgeCommit(siteId: string, commit: string): Promise<JudgedCommit> {
    const paths = (await this.workspaces.files(siteId, commit)) ?? [];
    const files = await gateFilesOf(paths, (path) => this.workspaces.read(siteId, commit, path));
    const signal = AbortSignal.any([this.closing.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    return this.judge.judge(siteId, commit, files, signal);
  }

  private async shownCommitOf(siteId: string): Promise<string | null> {
    const site = await this.dataSource
      .getRepository(SiteEntity)
      .findOne({ select: { id: true, shownCommit: true }, where: { id: siteId } });
    return site?.shownCommit ?? null;
  }
}
