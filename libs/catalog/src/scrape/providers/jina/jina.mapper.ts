import {
  type HttpRequest,
  type OutboundResponse,
  ProviderFailure,
  bearer,
  fieldsOf,
  jsonOf,
  numberOf,
  retryAfterSeconds,
  textOf,
} from '@capstan/kit';
import { finalUrl } from '../../final-url.js';
import type { DocumentSource } from '../../page-reader.js';

/** Options of a request to Jina. */
export interface JinaOptions {
  apiKey: string | undefined;
  /** CSS selector that must appear before the page is read. */
  waitForSelector: string | undefined;
  /** User agent for robots.txt; undefined: robots.txt is not checked. */
  robotsName: string | undefined;
}

/**
 * Headers for a fresh, rendered page that is not stored in the vendor's cache. Without a key Jina would return fetched
 * HTML, so the browser is requested explicitly.
 */
export function jinaHeaders({ apiKey, waitForSelector, robotsName }: JinaOptions): HttpRequest['headers'] {
  return {
    'x-respond-with': 'html',
    'x-engine': 'browser',
    'x-base': 'final',
    'x-no-cache': 'true',
    dnt: '1',
    authorization: bearer(apiKey),
    'x-wait-for-selector': waitForSelector,
    'x-robots-txt': robotsName,
  };
}

/** Parses `{ code, status, data }`; `undefined` if the body is not a Jina Reader response. */
export function fromJina(body: unknown, asked: string): DocumentSource | undefined {
  const data = fieldsOf(fieldsOf(body).data);
  if (typeof data.html !== 'string') return undefined;
  // The status of the page; Jina reports it only for errors, inside a warning.
  const status = /Target URL returned error (\d{3})\b/.exec(textOf(data.warning))?.[1];
  return {
    url: finalUrl(textOf(data.url), asked),
    status: status === undefined ? 200 : Number(status),
    headers: {},
    html: data.html,
  };
}

/**
 * Maps a Jina error: `{ code: 429, status: 42903, name, message, retryAfter? }`. The HTTP status is `code`, the first
 * three of the five digits of `status`. Many errors are about the page, not Jina.
 */
export function jinaFailure(response: OutboundResponse): ProviderFailure | undefined {
  const body = fieldsOf(jsonOf(response));
  const status = response.status < 300 ? statusOf(body) : response.status;
  if (status >= 200 && status < 300) return undefined;
  const name = textOf(body.name);
  const words = `${textOf(body.message)} ${textOf(body.readableMessage)}`;
  if (name === 'ResourcePolicyDenyError' || /disallowed by site robots\.txt/i.test(words)) {
    return new ProviderFailure('blocked', 'robots.txt of the site disallows this page', { isFinal: true });
  }
  if (name === 'OperationNotAllowedError') {
    return new ProviderFailure('upstream_error', 'Jina Reader has suspended this page for a while', {
      isTarget: true,
    });
  }
  switch (status) {
    case 402:
      return new ProviderFailure('quota_exhausted', 'the balance of JINA_API_KEY is exhausted');
    case 413:
      return new ProviderFailure('blocked', 'the page is larger than Jina Reader supports');
    case 422:
      return /net::|failed to goto|timeout|resolve/i.test(words)
        ? new ProviderFailure('upstream_error', 'Jina Reader cannot reach the page', { isTarget: true })
        : new ProviderFailure('blocked', 'Jina Reader found no content on the page');
    case 429:
      return limitFailure(numberOf(body.retryAfter), response);
    case 451:
      return new ProviderFailure('blocked', 'Jina Reader refuses to read this site');
    default:
      return undefined;
  }
}

/** Status in the body of a 200 response. */
function statusOf(body: Readonly<Record<string, unknown>>): number {
  const stated = numberOf(body.status) ?? numberOf(body.code) ?? 200;
  return stated >= 10_000 ? Math.floor(stated / 100) : stated;
}

function limitFailure(stated: number | null, { headers }: OutboundResponse): ProviderFailure {
  const wait = stated === null || stated < 0 ? retryAfterSeconds(headers['retry-after']) : Math.ceil(stated);
  return new ProviderFailure('rate_limited', 'Jina Reader responded with a rate limit', {
    retryAfterSeconds: wait,
  });
}
