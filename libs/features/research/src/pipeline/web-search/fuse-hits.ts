import { getDomain } from 'tldts';
import { queryTerms, termsOf } from '@capstan/text-analysis';
import { isLocal } from '../../model/local-address.js';
import type { SearchTask } from '../../model/query-plan.js';
import type { FoundPage } from '../../model/source.js';
import { canonicalUrl } from './canonical-url.js';

/** The parts of a search result that are used here. */
export interface Hit {
  url: string;
  title: string;
  snippet: string;
  domain: string;
  published_at: string | null;
}

/** The results of one search, best first. */
export interface HitList {
  task: SearchTask;
  hits: readonly Hit[];
}

/** The constant of reciprocal rank fusion as published (Cormack, Clarke, Büttcher 2009). */
const K = 60;
/** Results that share no word with their query rank after all others. */
const UNRELATED_RANK = 10_000;

interface RankedHit extends Hit {
  task: SearchTask;
  canonicalUrl: string;
  weight: number;
}

/** Merges the results of many searches by reciprocal rank; each page once, best first. */
export function fuseHits(lists: readonly HitList[]): FoundPage[] {
  const byPage = Map.groupBy(lists.flatMap(rankedHits), (hit) => hit.canonicalUrl);
  return [...byPage.values()].map(pageOf).toSorted(byScore);
}

/** Merges the pages of two rounds. */
export function mergePages(before: readonly FoundPage[], more: readonly FoundPage[]): FoundPage[] {
  const byPage = Map.groupBy([...before, ...more], (page) => page.canonicalUrl);
  return [...byPage.values()].map(merged).toSorted(byScore);
}

const byScore = (one: FoundPage, other: FoundPage): number =>
  other.score - one.score || (one.canonicalUrl < other.canonicalUrl ? -1 : 1);

function rankedHits({ task, hits }: HitList): RankedHit[] {
  const wanted = new Set(queryTerms(task.query).map(({ term }) => term));
  const isRelated = ({ title, snippet, url }: Hit): boolean =>
    wanted.size === 0 ||
    termsOf(`${title} ${snippet} ${decoded(url)}`, 'index').some(({ term }) => wanted.has(term));
  const seen = new Set<string>();
  return hits
    .map((hit) => ({ ...hit, canonicalUrl: canonicalUrl(hit.url) }))
    .filter((hit) => !seen.has(hit.canonicalUrl) && seen.add(hit.canonicalUrl))
    .map((hit, index) => ({
      ...hit,
      task,
      weight: 1 / (K + index + 1 + (isRelated(hit) ? 0 : UNRELATED_RANK)),
    }));
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

function pageOf(hits: readonly RankedHit[]): FoundPage {
  const best = hits.reduce((one, other) => (other.weight > one.weight ? other : one));
  const domain = domainOf(best);
  return {
    url: best.url,
    canonicalUrl: best.canonicalUrl,
    title: best.title.trim(),
    snippet: best.snippet.trim(),
    domain,
    // Documents of a folder have one operator and many authors.
    site: isLocal(best.url) ? best.url : (getDomain(best.url, { allowPrivateDomains: true }) ?? domain),
    sourceType: best.task.sourceType,
    publishedAt: earliest(hits.map(({ published_at }) => published_at)),
    score: hits.reduce((sum, { weight }) => sum + weight, 0),
    facetIds: [...new Set(hits.map(({ task }) => task.facetId))].toSorted(),
  };
}

function merged(pages: readonly FoundPage[]): FoundPage {
  const best = pages.reduce((one, other) => (other.score > one.score ? other : one));
  return {
    ...best,
    publishedAt: earliest(pages.map(({ publishedAt }) => publishedAt)),
    score: pages.reduce((sum, { score }) => sum + score, 0),
    facetIds: [...new Set(pages.flatMap(({ facetIds }) => facetIds))].toSorted(),
  };
}

/** A document of a folder has no host: `domain` is the name of its collection. */
function domainOf({ url, domain }: Hit): string {
  return isLocal(url) ? domain : new URL(url).hostname.replace(/^www\./, '');
}

function earliest(dates: readonly (string | null)[]): string | null {
  const stated = dates.flatMap((date) => (date !== null && !Number.isNaN(Date.parse(date)) ? [date] : []));
  return stated.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
}
