import { arxivIdOfUrl } from '../scholarly/arxiv-id.js';
import { doiOfUrl } from '../scholarly/doi.js';
import type { SearchHit } from '../search.result.js';

/**
 * Merges the records of one work, field by field: the most persistent URL, the first real title, the longest abstract,
 * the earliest of the most exact dates. Every URL comes from a record, so domain filters still hold.
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

/** The first item with the highest value. */
function best(records: readonly SearchHit[], measure: (hit: SearchHit) => number): SearchHit {
  return records.reduce((found, hit) => (measure(hit) > measure(found) ? hit : found));
}

function addressRank(url: string): number {
  if (arxivIdOfUrl(url) !== undefined) return /\/abs\//.test(url) ? 2 : 1;
  if (doiOfUrl(url) !== undefined) return 3;
  return /\.pdf(?:$|[?#])/i.test(url) ? 0 : 1;
}

/** A date known only by year or month is given as its first day; such dates have a lower weight here. */
function earliestExact(dates: readonly (string | null)[]): string | null {
  const exactness = (date: string): number => (/-01-01T/.test(date) ? 0 : /-01T/.test(date) ? 1 : 2);
  const known = dates.filter((date) => date !== null);
  const most = Math.max(...known.map(exactness));
  return known.filter((date) => exactness(date) === most).toSorted()[0] ?? null;
}
