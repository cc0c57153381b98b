import { Injectable } from '@nestjs/common';
import type { CallContext, CapabilityFinisher, Finished } from '@capstan/kit';
import type { SearchParams } from '../search.params.js';
import type { SearchCitation, SearchHit, SearchResult } from '../search.result.js';
import { ModelAnswer } from './model-answer.js';
import { QuotedAnswers } from './quoted-answers.js';
import { ResultPages } from './result-pages.js';

/** Subtracted from the model's time, so that quotations are still in time; a thread may have to start first. */
const RESERVE_MS = 2_000;
/** Subtracted from the time of everything, so that the results are returned without an answer rather than too late. */
const MARGIN_MS = 200;

/** `mode_used` of an answer without a model. */
export const EXTRACTIVE_MODE = 'ai_extractive';

/** Adds the answer of mode `ai` to the results of any provider: by a model if there is one, else quotations. */
@Injectable()
export class SearchFinisher implements CapabilityFinisher<SearchParams, SearchResult> {
  constructor(
    private readonly pages: ResultPages,
    private readonly model: ModelAnswer,
    private readonly quotes: QuotedAnswers,
  ) {}

  async finish(
    { results, ...rest }: SearchResult,
    { query, mode }: SearchParams,
    context: CallContext,
  ): Promise<Finished<SearchResult>> {
    if (mode !== 'ai') return { result: { ...rest, results, answer: null, citations: [] } };
    const endsAtMs = performance.now() + context.timeoutMs - MARGIN_MS;
    const leftMs = (): number => Math.floor(endsAtMs - performance.now());
    const pages = await this.pages.read(results, context);
    const written = await this.model.write(query, pages, { ...context, timeoutMs: leftMs() - RESERVE_MS });
    if (written) {
      const citations = citationsOf(written.sources, results);
      return { result: { ...rest, results, answer: written.text, citations }, mode };
    }
    const { answer, sources, ranking } = await this.quotes.find(query, pages, {
      ...context,
      timeoutMs: leftMs(),
    });
    const citations = citationsOf(sources, results);
    const result = { ...rest, results, answer, citations, answer_ranking: ranking };
    return { result, mode: EXTRACTIVE_MODE };
  }
}

function citationsOf(sources: readonly number[], results: readonly SearchHit[]): SearchCitation[] {
  return sources.flatMap((source) => {
    const hit = results[source - 1];
    return hit ? [{ source, url: hit.url, title: hit.title }] : [];
  });
}
