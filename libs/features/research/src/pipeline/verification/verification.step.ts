import { Injectable } from '@nestjs/common';
import type { FacetCoverage } from '../../model/coverage.js';
import type { Draft } from '../../model/draft.js';
import type { QueryPlan } from '../../model/query-plan.js';
import type { Report } from '../../model/report.js';
import type { Source } from '../../model/source.js';
import type { ResearchRun } from '../../run/research-run.js';
import { ResearchThreads } from '../../threads/research-threads.js';
import { acceptedShare } from './accepted-share.js';
import { contextOf } from './verification-context.js';

/** Eighth step: checks every sentence of the draft against the sources. */
@Injectable()
export class Verification {
  constructor(private readonly threads: ResearchThreads) {}

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
    const verify = (candidate: Draft): Promise<Report> =>
      this.threads.run('verifyDraft', signal, candidate, plan, sources, coverage, extract, {
        ...contextOf(run),
        nowIso,
      });
    const report = await verify(draft);
    const isExtract = draft.author === extract.author;
    const holds = isExtract || acceptedShare(report) > 0;
    const { checked, rejected } = report;
    // The counts are those of the draft, although the report is the extract.
    const result = holds ? report : { ...(await verify(extract)), checked, rejected };
    if (!holds) {
      await run.emit('verification:nothing_held', 'warning', {
        code: 'nothing_held',
        message: `No sentence of ${draft.author} is borne out by the sources; the report consists of quotations.`,
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
