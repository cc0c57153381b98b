import type { Evidence } from './evidence.js';
import type { Run, RunWithResult } from './run.js';
import type { ResearchEvidenceResult } from './evidence.result.js';
import type { ResearchRunResult, ResearchRunSummaryResult } from './run.result.js';

export const toRunSummary = ({ id, request, ...run }: Run): ResearchRunSummaryResult => ({
  id,
  status: run.status,
  query: request.query,
  depth: request.depth,
  enrich_entities: request.enrichEntities,
  include_analysis: request.includeAnalysis,
  synthesis: request.synthesis,
  source_types: request.sourceTypes.join(','),
  max_sources: request.maxSources,
  freshness: request.freshness,
  collections: request.collections ?? [],
  stream_url: `/v1/research/${id}/stream`,
  credits_used: run.credits,
  failure: run.failure,
  created_at: run.createdAt.toISOString(),
  started_at: run.startedAt?.toISOString() ?? null,
  finished_at: run.finishedAt?.toISOString() ?? null,
});

export const toRunResult = (run: RunWithResult): ResearchRunResult => ({
  ...toRunSummary(run),
  result: run.result,
});

export function toEvidenceResult(evidence: Evidence): ResearchEvidenceResult {
  const urls = new Map(evidence.sources.map(({ id, url }) => [id, url]));
  return {
    author: evidence.author,
    sentences: evidence.sentences.map((sentence) => ({
      ...sentence,
      citations: sentence.citations.map((citation) => ({
        ...citation,
        url: urls.get(citation.source) ?? '',
      })),
    })),
    sources: evidence.sources.map(({ textSha256, textLength, publishedAt, readAt, ...source }) => ({
      ...source,
      text_sha256: textSha256,
      text_length: textLength,
      published_at: publishedAt,
      read_at: readAt,
    })),
    facets: evidence.facets.map(({ isCovered, ...facet }) => ({ ...facet, is_covered: isCovered })),
    rejected_sentences: evidence.rejected,
    claims: (evidence.claims ?? []).map(({ text, isSupported, reason, checkedBy }) => ({
      text,
      is_supported: isSupported,
      reason,
      checked_by: checkedBy,
    })),
  };
}
