import { Injectable } from '@nestjs/common';
import type { CallContext, CapabilityFinisher, Finished } from '@capstan/kit';
import type { SearchParams } from '../search.params.js';
import type { SearchCitation, SearchHit, SearchResult } from '../search.result.js';
import { extractiveAnswer } from './extractive-answer.js';
import { ModelAnswer } from './model-answer.js';
import { bestPassages } from './passages.js';
import { ResultPages } from './result-pages.js';

const PASSAGES = { perSource: 3, total: 12 };

/** Subtracted from the model's time, so that the extractive answer is still in time. */
const RESERVE_MS = 300;

/** `mode_used` of an answer without a model. */
export const EXTRACTIVE_MODE = 'ai_extractive';

/** Adds the answer of mode `ai` to the results of any provider: by a model if there is one, else quotations. */
@Injectable()
export class SearchFinisher implements CapabilityFinisher<SearchParams, SearchResult> {
  constructor(
    private readonly pages: ResultPages,
    private readonly model: ModelAnswer,
  ) {}

  async finish(
    { results, ...rest }: SearchResult,
    { query, mode }: SearchParams,
    context: CallContext,
  ): Promise<Finished<SearchResult>> {
    if (mode !== 'ai') return { result: { ...rest, results, answer: null, citations: [] } };
    const endsAtMs = performance.now() + context.timeoutMs - RESERVE_MS;
    const passages = bestPassages(query, await this.pages.read(results, context), PASSAGES);
    const timeoutMs = Math.floor(endsAtMs - performance.now());
    const written = await this.model.write(query, passages, { ...context, timeoutMs });
    if (written) {
      const citations = citationsOf(written.sources, results);
      return { result: { ...rest, results, answer: written.text, citations }, mode };
    }
    const { answer, sources } = extractiveAnswer(query, passages);
    const citations = citationsOf(sources, results);
    return { result: { ...rest, results, answer, citations }, mode: EXTRACTIVE_MODE };
  }
}

function citationsOf(sources: readonly number[], results: readonly SearchHit[]): SearchCitation[] {
  return sources.flatMap((source) => {
    const hit = results[source - 1];
    return hit ? [{ source, url: hit.url, title: hit.title }] : [];
  });
}
