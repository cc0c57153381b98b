import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GateVerdictEntity } from './gate-verdict.entity.js';
import type { JudgedCommit } from './judged-commit.js';
import { copyVerdict, readWithheldPages, saveVerdict, showAsJudged } from './verdicts.sql.js';

/** Verdicts by commit. They outlive workers and builds, so that no commit is judged twice. */
@Injectable()
export class VerdictStore {
  constructor(private readonly dataSource: DataSource) {}

  async find(siteId: string, commit: string): Promise<JudgedCommit | null> {
    return this.dataSource.getRepository(GateVerdictEntity).findOne({
      select: { commit: true, verdict: true, publishedCommit: true, isFinal: true },
      where: { siteId, commit },
    });
  }

  /** A final verdict stays as it is. */
  async save(manager: EntityManager, siteId: string, judged: JudgedCommit): Promise<void> {
    await saveVerdict(manager, siteId, judged);
  }

  /** Paths of withheld pages, by those of the commits that were judged. */
  async withheldIn(siteId: string, commits: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
    const rows = await readWithheldPages(this.dataSource, siteId, commits);
    return new Map(rows.map(({ commit, withheld }) => [commit, withheld.map(({ page }) => page)]));
  }

  /** A commit with the files of another one is judged like it, and shown as far as that was. */
  async takeOver(
    manager: EntityManager,
    siteId: string,
    { from, to }: { from: string; to: string },
  ): Promise<void> {
    await copyVerdict(manager, siteId, { from, to });
    await showAsJudged(manager, siteId, to);
  }
}
