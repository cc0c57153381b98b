import { arxivIdOfUrl } from '../scholarly/arxiv-id.js';
import { doiOfUrl } from '../scholarly/doi.js';
import type { SearchHit } from '../search.result.js';

/**
 * The records of one work as one, field by field: the most lasting address, the first real title, the longest abstract,
 * the earliest of the most exact dates. Every address is one of a record's, so domains that were wanted stay wanted.
 * @param records at least one, in waterfall order.
 */
export function mergedHit(records: readonly SearchHit[]): SearchHit {
  const [first] = records as readonly [SearchHit];
  const addressed = best(records, ({ url }) => addressRank(url));
  return {
    ...first,
    url: addressed.url,
    domain: addressed.domain,
    title: (records.find(({ title, url }) => title !== url) ?? first).title,
    snippet: best(records, ({ snippet }) => snippet.length).snippet,
    published_at: earliestExact(records.map(({ published_at }) => published_at)),
  };
}

/** The first of those for which the measure is greatest. */
function best(records: readonly SearchHit[], measure: (hit: SearchHit) => number): SearchHit {
  return records.reduce((found, hit) => (measure(hit) > measure(found) ? hit : found));
}

function addressRank(url: string): number {
  if (arxivIdOfUrl(url) !== undefined) return /\/abs\//.test(url) ? 2 : 1;
  if (doiOfUrl(url) !== undefined) return 3;
  return /\.pdf(?:$|[?#])/i.test(url) ? 0 : 1;
}

/** Where only the year or month is known, its first day stands for it; that is weighed here as the guess it may be. */
function earliestExact(dates: readonly (string | null)[]): string | null {
  const exactness = (date: string): number => (/-01-01T/.test(date) ? 0 : /-01T/.test(date) ? 1 : 2);
  const known = dates.filter((date) => date !== null);
  const most = Math.max(...known.map(exactness));
  return known.filter((date) => exactness(date) === most).toSorted()[0] ?? null;
}
