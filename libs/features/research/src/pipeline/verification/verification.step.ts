import { Injectable } from '@nestjs/common';
import type { FacetCoverage } from '../../model/coverage.js';
import type { Draft } from '../../model/draft.js';
import type { QueryPlan } from '../../model/query-plan.js';
import type { Report } from '../../model/report.js';
import type { Source } from '../../model/source.js';
import type { ResearchRun } from '../../run/research-run.js';
import { ResearchThreads } from '../../threads/research-threads.js';
import type { ModelJudgment } from '../../model/model-judgment.js';
import { acceptedShare } from './accepted-share.js';
import { ClaimJudge } from './claim-judge.js';
import { contextOf } from './verification-context.js';

/** Eighth step: checks every sentence of the draft against the sources, by the verifier and by a model if there is one. */
@Injectable()
export class Verification {
  constructor(
    private readonly threads: ResearchThreads,
    private readonly judge: ClaimJudge,
  ) {}

  /** The extract replaces a draft without supported sentences. */
  async run(
    run: ResearchRun,
    plan: QueryPlan,
    sources: Source[],
    coverage: FacetCoverage[],
    draft: Draft,
    extract: Draft,
  ): Promise<Report> {
    const { signal } = run.budget;
    const { nowIso } = await run.checkpoints.once('verification:now', () =>
      Promise.resolve({ nowIso: contextOf(run).nowIso }),
    );
    const context = { ...contextOf(run), nowIso };
    const verify = (candidate: Draft, judgments: ModelJudgment[] = []): Promise<Report> =>
      this.threads.run(
        'verifyDraft',
        signal,
        candidate,
        plan,
        sources,
        coverage,
        extract,
        context,
        judgments,
      );
    const isExtract = draft.author === extract.author;
    const verified = await verify(draft);
    const judgments = isExtract ? [] : await this.judge.judge(run, verified);
    const report = judgments.length === 0 ? verified : await verify(draft, judgments);
    const holds = isExtract || acceptedShare(report) > 0;
    const { checked, rejected, claims } = report;
    // The counts and claims are those of the draft, although the report is the extract.
    const result = holds ? report : { ...(await verify(extract)), checked, rejected, claims };
    if (!holds) {
      await run.emit('verification:nothing_held', 'warning', {
        code: 'nothing_held',
        message: `No sentence of ${draft.author} is supported by the sources; the report consists of quotations.`,
      });
    }
    await run.emit('verification:report', 'report.written', {
      author: result.author,
      sections: result.sections.length,
      key_findings: result.keyFindings.length,
      conflicts: result.conflicts.length,
      rejected_sentences: result.rejected,
      confidence: result.confidence,
    });
    return result;
  }
}
