import { Injectable } from '@nestjs/common';
import type { AnswerRanking } from '@capstan/answers';
import type { FacetCoverage } from '../../model/coverage.js';
import type { Draft } from '../../model/draft.js';
import type { QueryPlan } from '../../model/query-plan.js';
import type { Report } from '../../model/report.js';
import type { Source } from '../../model/source.js';
import type { ResearchRun } from '../../run/research-run.js';
import { ResearchThreads } from '../../threads/research-threads.js';
import { acceptedShare } from '../verification/accepted-share.js';
import { contextOf } from '../verification/verification-context.js';
import { AnswerReader } from './answer-reader.js';
import { MAX_CHARACTERS, ModelSynthesis } from './model-synthesis.js';
import { rejectedIn } from '../verification/rejected-in.js';

/** Below this share of supported sentences, a model is called again. */
const MIN_HELD = 2 / 3;

/** What the report is verified from. */
export interface Synthesized {
  /** The extract itself if no model wrote one. */
  draft: Draft;
  extract: Draft;
  /** How the answers of the extract were chosen. */
  ranking: AnswerRanking;
}

/** Seventh step: a draft by a model, if configured and available, and always the extract. */
@Injectable()
export class Synthesis {
  constructor(
    private readonly model: ModelSynthesis,
    private readonly reader: AnswerReader,
    private readonly threads: ResearchThreads,
  ) {}

  async run(
    run: ResearchRun,
    plan: QueryPlan,
    sources: Source[],
    coverage: FacetCoverage[],
  ): Promise<Synthesized> {
    const likenesses = await this.reader.read(run, plan, sources, coverage);
    const extract = await this.threads.run(
      'writeExtract',
      run.budget.signal,
      plan,
      sources,
      coverage,
      likenesses,
    );
    const draft = await this.draft(run, plan, sources, coverage, extract);
    const ranking = Object.keys(likenesses).length > 0 ? 'words_and_meaning' : 'words';
    return { draft, extract, ranking };
  }

  private async draft(
    run: ResearchRun,
    plan: QueryPlan,
    sources: Source[],
    coverage: FacetCoverage[],
    extract: Draft,
  ): Promise<Draft> {
    const { signal } = run.budget;
    if (!this.model.isConfigured() || sources.length === 0) return extract;
    const passages = await this.threads.run(
      'choosePassages',
      signal,
      plan,
      sources,
      MAX_CHARACTERS[run.request.depth],
    );
    if (passages.length === 0) return extract;
    const first = await this.model.write(run, plan, passages);
    if (!first || run.request.depth === 'standard') return first ?? extract;
    const verify = (draft: Draft): Promise<Report> =>
      this.threads.run('verifyDraft', signal, draft, plan, sources, coverage, extract, contextOf(run));
    const report = await verify(first);
    if (acceptedShare(report) >= MIN_HELD) return first;
    const second = await this.model.write(run, plan, passages, {
      attempt: 2,
      rejected: rejectedIn(first, report),
    });
    if (!second) return first;
    const isBetter = acceptedShare(await verify(second)) > acceptedShare(report);
    return isBetter ? second : first;
  }
}
