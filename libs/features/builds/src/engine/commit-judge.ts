import { Injectable } from '@nestjs/common';
import { ReadingThreads } from '@capstan/platform-jobs';
import { Workspaces } from '@capstan/workspaces';
import { ownFindingsIn } from '../builders/reader/own-findings.js';
import {
  type GateFiles,
  type JudgedCommit,
  SiteGate,
  type Verdict,
  VerdictStore,
  changesToShow,
  isShowable,
  judge,
  pagesOf,
} from '@capstan/sites';

/** Checks commits with the gate, each once, and derives the files to publish. */
@Injectable()
export class CommitJudge {
  constructor(
    private readonly gate: SiteGate,
    private readonly workspaces: Workspaces,
    private readonly verdicts: VerdictStore,
    private readonly threads: ReadingThreads,
  ) {}

  /** The stored verdict of any worker; null if the commit must be checked. */
  async storedVerdict(siteId: string, commit: string): Promise<JudgedCommit | null> {
    const judged = await this.verdicts.find(siteId, commit);
    return judged?.isFinal ? judged : null;
  }

  /** @param files of the commit. @returns the verdict to store. @throws the signal's reason. */
  async judge(siteId: string, commit: string, files: GateFiles, signal: AbortSignal): Promise<JudgedCommit> {
    const report = await this.gate.check(files, signal);
    const verdict = judge(report, { pages: pagesOf(files), isFromTemplates: ownFindingsIn(files) });
    const publishedCommit = await this.publishable(siteId, { commit, files, verdict }, signal);
    return { commit, verdict, publishedCommit, isFinal: report.isFinal };
  }

  private async publishable(
    siteId: string,
    { commit, files, verdict }: { commit: string; files: GateFiles; verdict: Verdict },
    signal: AbortSignal,
  ): Promise<string | null> {
    if (!isShowable(verdict)) return null;
    if (verdict.withheld.length === 0) return commit;
    const withheld = new Set(verdict.withheld.map(({ page }) => page));
    const changes = await changesToShow(files, withheld, this.threads, signal);
    return this.workspaces.derive(siteId, commit, changes);
  }
}
