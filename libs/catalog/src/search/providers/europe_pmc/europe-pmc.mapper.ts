import { type OutboundResponse, ProviderFailure, fieldsOf, jsonOf, listOf, textOf } from '@capstan/kit';
import { resultsToRequest } from '../../results-to-request.js';
import { freshDays } from '../../freshness.js';
import { abstractMarkup } from '../../scholarly/abstract-markup.js';
import { doiUrl } from '../../scholarly/doi.js';
import { queryWords } from '../../scholarly/query-words.js';
import { workAddress } from '../../scholarly/work-address.js';
import type { HitCandidate } from '../../search-hits.js';
import type { SearchParams } from '../../search.params.js';
import { cutText } from '@capstan/text-analysis';
import { oneLine } from '@capstan/parsing';

const MAX_PAGE_SIZE = 200;
/** ISO 639-1 to the MARC codes of `LANG:`; other languages are not filtered. */
const LANGUAGES: Readonly<Record<string, string>> = {
  ar: 'ara',
  bg: 'bul',
  ca: 'cat',
  cs: 'cze',
  da: 'dan',
  de: 'ger',
  el: 'gre',
  en: 'eng',
  es: 'spa',
  et: 'est',
  fa: 'per',
  fi: 'fin',
  fr: 'fre',
  he: 'heb',
  hr: 'hrv',
  hu: 'hun',
  it: 'ita',
  ja: 'jpn',
  ko: 'kor',
  lt: 'lit',
  nl: 'dut',
  no: 'nor',
  pl: 'pol',
  pt: 'por',
  ro: 'rum',
  ru: 'rus',
  sk: 'slo',
  sl: 'slv',
  sr: 'srp',
  sv: 'swe',
  tr: 'tur',
  uk: 'ukr',
  zh: 'chi',
};

/** Path and query string of a search, by relevance. */
export function toEuropePmcRequest(params: SearchParams): string {
  const days = freshDays(params.freshness);
  const language = params.language === undefined ? undefined : LANGUAGES[params.language];
  const parts = [
    `(${queryWords(params.query).join(' ')})`,
    ...(days ? [`FIRST_PDATE:[${days.from} TO ${days.until}]`] : []),
    ...(language === undefined ? [] : [`LANG:${language}`]),
  ];
  const query = new URLSearchParams({
    query: parts.join(' AND '),
    format: 'json',
    resultType: 'core',
    pageSize: String(resultsToRequest(params, MAX_PAGE_SIZE)),
    cursorMark: '*',
  });
  return `/search?${query.toString()}`;
}

/** Parses a list of articles; `undefined` if the response is not one. */
export function fromEuropePmc(body: unknown, params: SearchParams): HitCandidate[] | undefined {
  const answer = fieldsOf(body);
  const { result } = fieldsOf(answer.resultList);
  if (!Array.isArray(result)) return answer.hitCount === 0 ? [] : undefined;
  return listOf(result)
    .map(fieldsOf)
    .map((article) => ({
      url: workAddress(addressesOf(article), params),
      // Titles end with a full stop, as in PubMed.
      title: textOf(article.title).replace(/(?<!\.)\.\s*$/, ''),
      snippet: abstractMarkup(textOf(article.abstractText)),
      publishedAt: dateOf(article),
    }));
}

function addressesOf(article: Readonly<Record<string, unknown>>): unknown[] {
  const [source, id] = [textOf(article.source), textOf(article.id)];
  const page =
    /^[A-Z]{3}$/.test(source) && /^[\w-]+$/.test(id)
      ? `https://europepmc.org/article/${source}/${id}`
      : undefined;
  const texts = listOf(fieldsOf(article.fullTextUrlList).fullTextUrl).map(fieldsOf);
  const isPdf = (text: Readonly<Record<string, unknown>>): boolean => text.documentStyle === 'pdf';
  return [
    doiUrl(article.doi),
    page,
    ...texts.filter((text) => !isPdf(text)).map(({ url }) => url),
    ...texts.filter(isPdf).map(({ url }) => url),
  ];
}

function dateOf({ firstPublicationDate, pubYear }: Readonly<Record<string, unknown>>): string | undefined {
  if (textOf(firstPublicationDate) !== '') return textOf(firstPublicationDate);
  return /^\d{4}$/.test(textOf(pubYear)) ? `${textOf(pubYear)}-01-01` : undefined;
}

/** The error in place of results: `{ errCode, errMsg }`; `undefined` if there is none. */
export function europePmcError(body: unknown): { code: number; message: string } | undefined {
  const { errCode, errMsg } = fieldsOf(body);
  const code = Number(errCode ?? 0);
  if ((code === 0 || Number.isNaN(code)) && textOf(errMsg) === '') return undefined;
  return { code, message: textOf(errMsg) };
}

/** Errors are reported as `errCode` and `errMsg`, also with status 200; an error status is sufficient. */
export function europePmcFailure(response: OutboundResponse): ProviderFailure | undefined {
  const error = response.status === 200 ? europePmcError(jsonOf(response)) : undefined;
  if (!error) return undefined;
  return error.code === 429
    ? new ProviderFailure('rate_limited', 'Europe PMC responded with a rate limit')
    : new ProviderFailure(
        'upstream_error',
        `Europe PMC answered: ${cutText(oneLine(error.message), 200) || error.code}`,
      );
}
