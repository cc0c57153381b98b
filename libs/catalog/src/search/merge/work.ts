import { arxivIdOfUrl } from '../scholarly/arxiv-id.js';
import { doiOfUrl } from '../scholarly/doi.js';
import type { SearchHit } from '../search.result.js';

/** Shorter titles ("Editorial", "Deep learning") belong to many works. */
const MIN_TITLE_LENGTH = 16;

/** The values by which two records are matched. */
export interface WorkIdentity {
  /** DOI of the publisher; arXiv's own DOIs count as arXiv identifiers. */
  doi: string | undefined;
  arxivId: string | undefined;
  /** Letters and digits only; undefined if it is too short to be distinctive. */
  title: string | undefined;
  year: number | undefined;
}

/** Reads it from a record's URL, title and date. */
export function identityOf(hit: SearchHit): WorkIdentity {
  const arxivId = arxivIdOfUrl(hit.url);
  const title = hit.title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return {
    doi: arxivId === undefined ? doiOfUrl(hit.url) : undefined,
    arxivId,
    title: title.length < MIN_TITLE_LENGTH ? undefined : title,
    year: hit.published_at === null ? undefined : new Date(hit.published_at).getUTCFullYear(),
  };
}

/** Whether both have the same DOI or arXiv identifier. */
export function hasSameId(one: WorkIdentity, other: WorkIdentity): boolean {
  return (
    (one.doi !== undefined && one.doi === other.doi) ||
    (one.arxivId !== undefined && one.arxivId === other.arxivId)
  );
}

/** Whether both have an identifier of one kind, with different values. */
export function hasOtherId(one: WorkIdentity, other: WorkIdentity): boolean {
  const differ = (a: string | undefined, b: string | undefined): boolean =>
    a !== undefined && b !== undefined && a !== b;
  return differ(one.doi, other.doi) || differ(one.arxivId, other.arxivId);
}

/** Whether two records belong to one work: by DOI, else by arXiv identifier, else by title and year. */
export function isSameWork(one: WorkIdentity, other: WorkIdentity): boolean {
  if (hasSameId(one, other)) return true;
  if (hasOtherId(one, other)) return false;
  if (one.title === undefined || one.title !== other.title) return false;
  if (one.year === undefined || other.year === undefined) return false;
  // A preprint often appears the year before the article.
  const isWithPreprint = one.arxivId !== undefined || other.arxivId !== undefined;
  return Math.abs(one.year - other.year) <= (isWithPreprint ? 1 : 0);
}
