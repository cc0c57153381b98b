import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GateVerdictEntity } from './gate-verdict.entity.js';
import type { JudgedCommit } from './judged-commit.js';
import { copyVerdict, readWithheldPages, saveVerdict, showAsJudged } from './verdicts.sql.js';

/** Verdicts by commit. They outlive workers and builds, so that no commit is checked twice. */
@Injectable()
export class VerdictStore {
  constructor(private readonly dataSource: DataSource) {}

  async find(siteId: string, commit: string): Promise<JudgedCommit | null> {
    return this.dataSource.getRepository(GateVerdictEntity).findOne({
      select: { commit: true, verdict: true, publishedCommit: true, isFinal: true },
      where: { siteId, commit },
    });
  }

  /** A final verdict is never overwritten. */
  async save(manager: EntityManager, siteId: string, judged: JudgedCommit): Promise<void> {
    await saveVerdict(manager, siteId, judged);
  }

  /** Paths of withheld pages, by commit, for the commits that were checked. */
  async withheldIn(siteId: string, commits: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
    const rows = await readWithheldPages(this.dataSource, siteId, commits);
    return new Map(rows.map(({ commit, withheld }) => [commit, withheld.map(({ page }) => page)]));
  }

  /** Copies the verdict to a commit with the same files, and publishes it likewise. */
  async takeOver(
    manager: EntityManager,
    siteId: string,
    { from, to }: { from: string; to: string },
  ): Promise<void> {
    await copyVerdict(manager, siteId, { from, to });
    await showAsJudged(manager, siteId, to);
  }
}
