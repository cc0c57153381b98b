import {
  type OutboundResponse,
  ProviderFailure,
  fieldsOf,
  jsonOf,
  retryAfterSeconds,
  textOf,
} from '@capstan/kit';

/** Name in results and failures. */
export const FIRECRAWL_TITLE = 'Firecrawl';

/** Firecrawl serves requests without a key. */
export function firecrawlHeaders(apiKey: string | undefined): Record<string, string> {
  return apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
}

/** Firecrawl's error body `{ success: false, error, code? }`, also with status 200. */
export interface FirecrawlError {
  message: string;
  /** E.g. `UNSUPPORTED_SITE`; empty for most. */
  code: string;
}

/** Returns `undefined` if the response reports no error. */
export function firecrawlError(response: OutboundResponse): FirecrawlError | undefined {
  const body = fieldsOf(jsonOf(response));
  if (response.status < 300 && body.success !== false) return undefined;
  return { message: textOf(body.error), code: textOf(body.code) };
}

/**
 * Maps a Firecrawl response to a failure if its status is not sufficient. Without a key a 429 is one of the two daily
 * limits per client address, so the quota is exhausted, unless the message is about the rate.
 */
export function firecrawlFailure(
  response: OutboundResponse,
  apiKey: string | undefined,
): ProviderFailure | undefined {
  const error = firecrawlError(response);
  if (!error) return undefined;
  const { status, headers } = response;
  if (status === 429 && apiKey === undefined && !/per[- ]minute|rate limit|concurren/i.test(error.message)) {
    return new ProviderFailure('quota_exhausted', 'the daily keyless quota of Firecrawl is exhausted', {
      retryAfterSeconds: retryAfterSeconds(headers['retry-after']),
    });
  }
  if (status === 401) {
    return new ProviderFailure('misconfigured', 'Firecrawl rejects FIRECRAWL_API_KEY, or requires one');
  }
  if (status < 300) return new ProviderFailure('upstream_error', 'Firecrawl responded with an error');
  return undefined;
}
