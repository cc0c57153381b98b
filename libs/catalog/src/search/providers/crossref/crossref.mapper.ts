import {
  type OutboundResponse,
  ProviderFailure,
  fieldsOf,
  listOf,
  numberOf,
  retryAfterSeconds,
  textOf,
} from '@capstan/kit';
import { resultsToRequest } from '../../results-to-request.js';
import { freshDays } from '../../freshness.js';
import { abstractMarkup } from '../../scholarly/abstract-markup.js';
import { doiUrl } from '../../scholarly/doi.js';
import { queryWords } from '../../scholarly/query-words.js';
import { workAddress } from '../../scholarly/work-address.js';
import type { HitCandidate } from '../../search-hits.js';
import type { SearchParams } from '../../search.params.js';

const MAX_ROWS = 200;
/** Full records are about 20 kB each. */
const MAX_WHOLE_ROWS = 60;
/** Otherwise the response includes the references of each work. `resource`, the landing page, cannot be selected. */
const FIELDS = 'DOI,URL,title,abstract,published,type,score,link';
/** Types of records that are parts or containers of works. */
const NO_WORK = new Set([
  'component',
  'journal',
  'journal-issue',
  'journal-volume',
  'book-series',
  'proceedings-series',
  'report-series',
  'grant',
]);

/** Path and query string of a list of works, by relevance. */
export function toCrossrefRequest(params: SearchParams): string {
  // Only the landing page has the domain of a publisher.
  const isWhole = params.include_domains.length > 0;
  const query = new URLSearchParams({
    query: queryWords(params.query).join(' '),
    rows: String(resultsToRequest(params, isWhole ? MAX_WHOLE_ROWS : MAX_ROWS)),
  });
  if (!isWhole) query.set('select', FIELDS);
  const days = freshDays(params.freshness);
  if (days) query.set('filter', `from-pub-date:${days.from},until-pub-date:${days.until}`);
  return `/works?${query.toString()}`;
}

/** Parses a list of works; `undefined` if the response is not one. */
export function fromCrossref(body: unknown, params: SearchParams): HitCandidate[] | undefined {
  const answer = fieldsOf(body);
  const { items } = fieldsOf(answer.message);
  if (answer['message-type'] !== 'work-list' || !Array.isArray(items)) return undefined;
  return listOf(items)
    .map(fieldsOf)
    .filter(({ type }) => !NO_WORK.has(textOf(type)))
    .map((work) => ({
      url: workAddress(addressesOf(work), params),
      title: textOf(listOf(work.title)[0]),
      snippet: abstractMarkup(textOf(work.abstract)),
      publishedAt: firstDayOf(fieldsOf(work.published)['date-parts']),
      score: numberOf(work.score),
    }));
}

function addressesOf(work: Readonly<Record<string, unknown>>): unknown[] {
  const landingPage = fieldsOf(fieldsOf(work.resource).primary).URL;
  const links = listOf(work.link).map(fieldsOf);
  const isPdf = (link: Readonly<Record<string, unknown>>): boolean =>
    link['content-type'] === 'application/pdf';
  return [
    doiUrl(work.DOI),
    landingPage,
    work.URL,
    ...links.filter((link) => !isPdf(link)).map(({ URL }) => URL),
    ...links.filter(isPdf).map(({ URL }) => URL),
  ];
}

/** `[[2026, 3]]`: year, month and day as far as they are known; a missing part counts as 1. */
function firstDayOf(dateParts: unknown): string | undefined {
  const [year, month, day] = listOf(listOf(dateParts)[0]).map(numberOf);
  if (year === null || year === undefined) return undefined;
  const digits = (value: number, length: number): string => String(value).padStart(length, '0');
  return `${digits(year, 4)}-${digits(month ?? 1, 2)}-${digits(day ?? 1, 2)}`;
}

/** The limit is a number of requests per interval, both in headers. */
export function crossrefFailure({ status, headers }: OutboundResponse): ProviderFailure | undefined {
  if (status !== 429) return undefined;
  const interval = /^(\d{1,5}) ?s?$/.exec(headers['x-rate-limit-interval']?.trim() ?? '')?.[1];
  return new ProviderFailure('rate_limited', 'Crossref responded with a rate limit', {
    retryAfterSeconds:
      retryAfterSeconds(headers['retry-after']) ?? (interval === undefined ? undefined : Number(interval)),
  });
}
