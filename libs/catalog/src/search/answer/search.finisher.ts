import { Injectable } from '@nestjs/common';
import type { CallContext, CapabilityFinisher, Finished } from '@capstan/capability-kit';
import type { SearchParams } from '../search.params.js';
import type { SearchResult } from '../search.result.js';
import { extractiveAnswer } from './extractive-answer.js';

/** Adds the answer of mode `ai` to the results of any provider. */
@Injectable()
export class SearchFinisher implements CapabilityFinisher<SearchParams, SearchResult> {
  async finish(
    result: SearchResult,
    params: SearchParams,
    _context: CallContext,
  ): Promise<Finished<SearchResult>> {
    if (params.mode !== 'ai') return { result };
    const answered = { results: result.results, ...extractiveAnswer(params.query, result.results) };
    return { result: answered, mode: 'ai_extractive' };
  }
}
