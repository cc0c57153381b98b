import {
  type OutboundResponse,
  ProviderFailure,
  fieldsOf,
  listOf,
  retryAfterSeconds,
  textOf,
} from '@capstan/kit';
import { isRecord } from '@capstan/parsing';
import type { HitCandidate } from '../../search-hits.js';
import type { Freshness, SearchParams } from '../../search.params.js';
import { gdeltQuery } from './gdelt.query.js';
import { cutText } from '@capstan/text-analysis';
import { oneLine } from '@capstan/parsing';

const MAX_RECORDS = 250;
/** Agency stories appear many times, so more is requested than needed. */
const MARGIN = 3;
const TIMESPAN: Record<Exclude<Freshness, 'any'>, string> = { day: '1d', week: '1w', month: '1m' };
const SEEN_AT = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;

/** Path and query string of a list of articles; without a time span GDELT searches the past three months. */
export function toGdeltRequest(terms: string, params: SearchParams): string {
  const query = new URLSearchParams({
    query: gdeltQuery(terms, params),
    mode: 'artlist',
    format: 'json',
    maxrecords: String(Math.min(params.max_results * MARGIN, MAX_RECORDS)),
    sort: 'hybridrel',
  });
  if (params.freshness !== 'any') query.set('timespan', TIMESPAN[params.freshness]);
  return `/api/v2/doc/doc?${query.toString()}`;
}

/**
 * Parses GDELT's JSON, whose titles sometimes have characters that JSON does not allow (control characters, lone
 * backslashes); `undefined` if it is not JSON.
 */
export function parseGdelt(text: string): unknown {
  for (const json of [text, repaired(text)]) {
    try {
      return JSON.parse(json);
    } catch {
      // Next, or no JSON at all.
    }
  }
  return undefined;
}

function repaired(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- these are what makes it invalid
      .replace(/[\u0000-\u001f]/g, ' ')
      .replace(/\\(?:["\\/bfnrt]|u[\da-f]{4})|\\/gi, (escape) => (escape === '\\' ? '' : escape))
  );
}

/** Parses the articles, each headline once; `{}` means none. `undefined` if the body is not a GDELT response. */
export function fromGdelt(body: unknown): HitCandidate[] | undefined {
  const answer = fieldsOf(body);
  if (!Array.isArray(answer.articles)) {
    return isRecord(body) && Object.keys(body).length === 0 ? [] : undefined;
  }
  const seen = new Set<string>();
  return listOf(answer.articles).flatMap((item) => {
    const article = fieldsOf(item);
    const title = textOf(article.title);
    const headline = title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
    if (headline !== '' && seen.has(headline)) return [];
    seen.add(headline);
    return [{ url: article.url, title, snippet: '', publishedAt: seenAt(article.seendate) }];
  });
}

/** `20261119T064500Z`: when GDELT first saw the article, within a quarter of an hour of its publication. */
function seenAt(value: unknown): string | undefined {
  const parts = SEEN_AT.exec(textOf(value));
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
}

/** The default retry time of GDELT's rate limit. */
const DEFAULT_WAIT_SECONDS = 5;

/** GDELT reports errors as plain sentences. */
export function gdeltFailure(response: OutboundResponse): ProviderFailure | undefined {
  return limitOf(response) ?? refusalOf(response);
}

/** GDELT reports its rate limit as a sentence, with status 429 or 200. */
function limitOf(response: OutboundResponse): ProviderFailure | undefined {
  const isNotice = /\blimit requests\b|\btoo many requests\b/i.test(sentenceOf(response));
  if (response.status !== 429 && !isNotice) return undefined;
  const stated = /every (\d{1,4}) seconds/i.exec(response.text())?.[1];
  return new ProviderFailure('rate_limited', 'GDELT responded with a rate limit', {
    retryAfterSeconds:
      retryAfterSeconds(response.headers['retry-after']) ?? Number(stated ?? DEFAULT_WAIT_SECONDS),
  });
}

/** GDELT answers an invalid query with a sentence and status 200; our queries should never be invalid. */
function refusalOf(response: OutboundResponse): ProviderFailure | undefined {
  const sentence = oneLine(sentenceOf(response));
  if (!/^[A-Z][^<>{}]{10,}$/.test(sentence)) return undefined;
  return new ProviderFailure('upstream_error', `GDELT answered: ${cutText(sentence, 200)}`);
}

/** The text with status 200 in place of JSON. */
function sentenceOf(response: OutboundResponse): string {
  const text = response.text();
  return response.status === 200 && parseGdelt(text) === undefined ? text : '';
}
