import { likenessOf, textsToCompare } from '@capstan/answers';
import { Injectable, Logger } from '@nestjs/common';
import { SentenceComparer } from '@capstan/platform-embeddings';
import { ThreadError } from '@capstan/platform-jobs';
import type { AnswerLikenesses } from '../../model/answer-likenesses.js';
import type { FacetCoverage } from '../../model/coverage.js';
import type { QueryPlan } from '../../model/query-plan.js';
import type { Source } from '../../model/source.js';
import type { ResearchRun } from '../../run/research-run.js';
import { ResearchThreads } from '../../threads/research-threads.js';

/** Folder of the model that `npm run models -- sentences` downloads. */
const LANGUAGE = 'en';
/** Questions of a query that are read; each takes up to one and a half seconds. */
const MAX_QUESTIONS = 3;

/** Has what could answer read by the sentence model of this machine. */
@Injectable()
export class AnswerReader {
  private readonly logger = new Logger('ResearchSynthesis');

  constructor(
    private readonly sentences: SentenceComparer,
    private readonly threads: ResearchThreads,
  ) {}

  /** Nothing without a usable model, and for questions in other languages than its own: words alone choose the answer then. */
  async read(
    run: ResearchRun,
    plan: QueryPlan,
    sources: readonly Source[],
    coverage: readonly FacetCoverage[],
  ): Promise<AnswerLikenesses> {
    const isReadable = plan.language === null || plan.language === LANGUAGE;
    if (!isReadable || !this.sentences.isAvailable()) return {};
    const { signal } = run.budget;
    try {
      // How much is read depends on the time that it takes, and a run must not change when it is repeated.
      return await run.checkpoints.once('answer-comparisons', () =>
        this.likenesses(plan, sources, coverage, signal),
      );
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ThreadError)) throw error;
      const reason = error.cause instanceof Error ? error.cause.message : error.message;
      this.logger.warn({
        msg: `answers are chosen by words alone: the sentence model failed: ${reason}`,
        run: run.id,
      });
      return {};
    }
  }

  private async likenesses(
    plan: QueryPlan,
    sources: readonly Source[],
    coverage: readonly FacetCoverage[],
    signal: AbortSignal,
  ): Promise<AnswerLikenesses> {
    const asked = await this.threads.run('answerCandidates', signal, plan, sources, coverage);
    const found: Record<string, AnswerLikenesses[string]> = {};
    for (const { facetId, question, candidates } of asked.slice(0, MAX_QUESTIONS)) {
      const read = await this.sentences.compare(question, candidates.map(textsToCompare), signal);
      found[facetId] = read.map(likenessOf);
    }
    return found;
  }
}
