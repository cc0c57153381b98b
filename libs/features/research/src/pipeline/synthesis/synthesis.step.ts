import { Injectable } from '@nestjs/common';
import type { FacetCoverage } from '../../model/coverage.js';
import type { Draft } from '../../model/draft.js';
import type { QueryPlan } from '../../model/query-plan.js';
import type { Report } from '../../model/report.js';
import type { Source } from '../../model/source.js';
import type { ResearchRun } from '../../run/research-run.js';
import { ResearchThreads } from '../../threads/research-threads.js';
import { acceptedShare } from '../verification/accepted-share.js';
import { contextOf } from '../verification/verification-context.js';
import { MAX_CHARACTERS, ModelSynthesis } from './model-synthesis.js';
import { rejectedIn } from '../verification/rejected-in.js';

/** Below this share of supported sentences, a model is called once more. */
const MIN_HELD = 2 / 3;

/** Seventh step: a draft by a model, if configured and available, and always the extract. */
@Injectable()
export class Synthesis {
  constructor(
    private readonly model: ModelSynthesis,
    private readonly threads: ResearchThreads,
  ) {}

  /** @returns the extract itself as draft if no model wrote one. */
  async run(
    run: ResearchRun,
    plan: QueryPlan,
    sources: Source[],
    coverage: FacetCoverage[],
  ): Promise<{ draft: Draft; extract: Draft }> {
    const { signal } = run.budget;
    const extract = await this.threads.run('writeExtract', signal, plan, sources, coverage);
    if (!this.model.isConfigured() || sources.length === 0) return { draft: extract, extract };
    const passages = await this.threads.run(
      'choosePassages',
      signal,
      plan,
      sources,
      MAX_CHARACTERS[run.request.depth],
    );
    if (passages.length === 0) return { draft: extract, extract };
    const first = await this.model.write(run, plan, passages);
    if (!first || run.request.depth === 'standard') return { draft: first ?? extract, extract };
    const verify = (draft: Draft): Promise<Report> =>
      this.threads.run('verifyDraft', signal, draft, plan, sources, coverage, extract, contextOf(run));
    const report = await verify(first);
    if (acceptedShare(report) >= MIN_HELD) return { draft: first, extract };
    const second = await this.model.write(run, plan, passages, {
      attempt: 2,
      rejected: rejectedIn(first, report),
    });
    if (!second) return { draft: first, extract };
    const isBetter = acceptedShare(await verify(second)) > acceptedShare(report);
    return { draft: isBetter ? second : first, extract };
  }
}
