import { domainOf, isoDate, plainText, webUrl } from '@capstan/parsing';
import { cutText } from '@capstan/text-analysis';
import { isIncludedDomain } from './domains.js';
import type { SearchParams } from './search.params.js';
import type { SearchHit, SearchResult } from './search.result.js';

const MAX_TITLE = 300;
const MAX_SNIPPET = 2000;
/** The largest limit of any vendor; a longer response is hostile or broken. */
const MAX_CANDIDATES = 1000;

/** A result as the vendor returns it: possibly HTML, possibly not a web page. */
export interface HitCandidate {
  url: unknown;
  /** Text or HTML; empty falls back to the URL. */
  title: string;
  snippet: string;
  publishedAt?: unknown;
  /** The vendor's score; any scale, higher is better. */
  score?: number | null;
}

/**
 * Maps the vendor's results in the vendor's order: only http(s) pages of included domains, without duplicates, as plain
 * text, with scores relative to the best, at most `max_results`. The answer of mode `ai` is added later for all
 * providers.
 */
export function toSearchResult(candidates: readonly HitCandidate[], params: SearchParams): SearchResult {
  return { results: searchHits(candidates.slice(0, MAX_CANDIDATES), params), answer: null, citations: [] };
}

function searchHits(candidates: readonly HitCandidate[], params: SearchParams): SearchHit[] {
  const best = Math.max(0, ...candidates.map(({ score }) => score ?? 0));
  const seen = new Set<string>();
  const hits: SearchHit[] = [];
  for (const candidate of candidates) {
    if (hits.length === params.max_results) break;
    const url = webUrl(candidate.url);
    if (!url || !isIncludedDomain(url.hostname, params)) continue;
    const page = url.href.split('#', 1)[0] ?? '';
    if (seen.has(page)) continue;
    seen.add(page);
    hits.push({
      url: url.href,
      title: cutText(plainText(candidate.title), MAX_TITLE) || cutText(url.href, MAX_TITLE),
      snippet: cutText(plainText(candidate.snippet), MAX_SNIPPET),
      domain: domainOf(url),
      published_at: isoDate(candidate.publishedAt),
      score: relativeScore(candidate.score, best),
      source_type: params.source_type,
    });
  }
  return hits;
}

/** 0 to 1 with three decimals; null without a score. */
export function relativeScore(score: number | null | undefined, best: number): number | null {
  if (score === null || score === undefined || best <= 0) return null;
  return Math.round(Math.min(1, Math.max(0, score / best)) * 1000) / 1000;
}

/** Base of the search vendor declarations: they read candidates. */
export const searchVendor = {
  result: (candidates: readonly HitCandidate[], params: SearchParams): SearchResult =>
    toSearchResult(candidates, params),
  empty: (params: SearchParams): SearchResult => toSearchResult([], params),
};

/** Serves every kind of source but papers. */
export const servesNoPapers = ({ source_type }: SearchParams): boolean => source_type !== 'academic';

/** Serves papers only. */
export const servesPapers = ({ source_type }: SearchParams): boolean => source_type === 'academic';
