import type { PageKind } from './hosts.js';
import { type WebPage, paragraphsOf } from './web-pages.js';

/** Results of one page in the format of SearXNG. */
const PER_PAGE = 20;
const DAY_MS = 86_400_000;
const RANGE_DAYS: Readonly<Partial<Record<string, number>>> = { day: 1, week: 7, month: 31, year: 366 };
const KINDS: Readonly<Partial<Record<string, PageKind>>> = {
  general: 'web',
  news: 'news',
  science: 'academic',
};

/** A search request to SearXNG's API. */
export interface WebSearchQuery {
  query: string;
  kind: PageKind;
  timeRange: string | null;
  /** From 1. */
  page: number;
}

export function readSearch(parameters: URLSearchParams): WebSearchQuery {
  return {
    query: parameters.get('q') ?? '',
    kind: KINDS[parameters.get('categories') ?? 'general'] ?? 'web',
    timeRange: parameters.get('time_range'),
    page: Number(parameters.get('pageno') ?? '1'),
  };
}

/** The pages that share words with the query, those with most of them first. */
export function findPages(
  pages: readonly WebPage[],
  { query, kind, timeRange, page }: WebSearchQuery,
  nowMs: number,
): WebPage[] {
  const wanted = new Set(wordsOf(query));
  const sinceMs = nowMs - (RANGE_DAYS[timeRange ?? ''] ?? Number.POSITIVE_INFINITY) * DAY_MS;
  return pages
    .filter((candidate) => candidate.kind === kind && Date.parse(candidate.publishedAt) >= sinceMs - DAY_MS)
    .map((candidate) => ({ candidate, hits: hitsIn(candidate, wanted) }))
    .filter(({ hits }) => hits > 0)
    .toSorted((one, other) => other.hits - one.hits)
    .slice((page - 1) * PER_PAGE, page * PER_PAGE)
    .map(({ candidate }) => candidate);
}

/** An answer of SearXNG's JSON API. */
export function searxngAnswer(query: string, results: readonly SearxngHit[]): object {
  return {
    query,
    number_of_results: results.length,
    results: results.map((result, index) => ({
      ...result,
      engine: 'stand-in',
      engines: ['stand-in'],
      positions: [index + 1],
      score: 1 / (index + 1),
      category: 'general',
    })),
    answers: [],
    corrections: [],
    infoboxes: [],
    suggestions: [],
    unresponsive_engines: [],
  };
}

export interface SearxngHit {
  url: string;
  title: string;
  content: string;
  publishedDate?: string;
}

export function hitOf(page: WebPage, origin: string): SearxngHit {
  return {
    url: origin + page.path,
    title: page.title,
    content: (paragraphsOf(page)[0] ?? '').slice(0, 200),
    publishedDate: `${page.publishedAt}T00:00:00`,
  };
}

function hitsIn(page: WebPage, wanted: ReadonlySet<string>): number {
  const words = new Set(wordsOf([page.title, ...page.facts.map(({ sentence }) => sentence)].join(' ')));
  return [...wanted].filter((word) => words.has(word)).length;
}

const SILENT_WORDS = new Set(
  'a an and are as at be by does for from how in is it its many much of on or that the to was what which who with'.split(
    ' ',
  ),
);

/** Significant words, without a plural s. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !SILENT_WORDS.has(word)).map((word) => word.replace(/(?<=...)s$/, ''));
}
