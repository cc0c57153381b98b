import { Injectable } from '@nestjs/common';
import { storableJson } from '@capstan/platform-jobs';
import { DataSource, type EntityManager } from 'typeorm';
import type { Verdict, WithheldPage } from '../../model/verdict.js';

/** A commit and what the gate decided about it. */
export interface JudgedCommit {
  commit: string;
  verdict: Verdict;
  /** The commit whose files visitors get; null: nothing of it may be shown. */
  publishedCommit: string | null;
  /** False when the browser failed, so that the commit is judged again. */
  isFinal: boolean;
}

const COLUMNS = `commit, verdict, published_commit AS "publishedCommit", is_final AS "isFinal"`;

/** Verdicts by commit. They outlive workers and builds, so that no commit is judged twice. */
@Injectable()
export class VerdictStore {
  constructor(private readonly dataSource: DataSource) {}

  async find(siteId: string, commit: string): Promise<JudgedCommit | null> {
    const [judged] = await this.dataSource.query<JudgedCommit[]>(
      `SELECT ${COLUMNS} FROM gate_verdicts WHERE site_id = $1 AND commit = $2`,
      [siteId, commit],
    );
    return judged ?? null;
  }

  /** A final verdict stays as it is. */
  async save(manager: EntityManager, siteId: string, judged: JudgedCommit): Promise<void> {
    await manager.query(
      `INSERT INTO gate_verdicts (site_id, commit, verdict, published_commit, is_final) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (site_id, commit) DO UPDATE SET verdict = excluded.verdict,
         published_commit = excluded.published_commit, is_final = excluded.is_final
       WHERE NOT gate_verdicts.is_final`,
      [siteId, judged.commit, storableJson(judged.verdict), judged.publishedCommit, judged.isFinal],
    );
  }

  /** Paths of withheld pages, by those of the commits that were judged. */
  async withheldIn(siteId: string, commits: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
    const rows = await this.dataSource.query<{ commit: string; withheld: WithheldPage[] }[]>(
      `SELECT commit, verdict -> 'withheld' AS withheld FROM gate_verdicts WHERE site_id = $1 AND commit = ANY ($2)`,
      [siteId, commits],
    );
    return new Map(rows.map(({ commit, withheld }) => [commit, withheld.map(({ page }) => page)]));
  }

  /** A commit with the files of another one is judged like it, and shown as far as that was. */
  async takeOver(
    manager: EntityManager,
    siteId: string,
    { from, to }: { from: string; to: string },
  ): Promise<void> {
    await manager.query(
      `INSERT INTO gate_verdicts (site_id, commit, verdict, published_commit, is_final)
       SELECT site_id, $3, verdict, published_commit, is_final FROM gate_verdicts WHERE site_id = $1 AND commit = $2
       ON CONFLICT DO NOTHING`,
      [siteId, from, to],
    );
    await manager.query(
      `UPDATE sites s SET judged_commit = v.commit,
         shown_commit = CASE WHEN v.published_commit IS NULL THEN s.shown_commit ELSE v.commit END,
         published_commit = coalesce(v.published_commit, s.published_commit)
       FROM gate_verdicts v WHERE s.id = $1 AND v.site_id = $1 AND v.commit = $2`,
      [siteId, to],
    );
  }
}
