import {
  type OutboundResponse,
  ProviderFailure,
  fieldsOf,
  jsonOf,
  retryAfterSeconds,
  textOf,
} from '@capstan/kit';

/** Results and failures name it so. */
export const FIRECRAWL_TITLE = 'Firecrawl';

/** Firecrawl serves without a key to whoever sends none. */
export function firecrawlHeaders(apiKey: string | undefined): Record<string, string> {
  return apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
}

/** What Firecrawl says for itself in `{ success: false, error, code? }`, also under status 200. */
export interface FirecrawlError {
  message: string;
  /** E.g. `UNSUPPORTED_SITE`; empty for most. */
  code: string;
}

/** Undefined when an answer reports no error. */
export function firecrawlError(response: OutboundResponse): FirecrawlError | undefined {
  const body = fieldsOf(jsonOf(response));
  if (response.status < 300 && body.success !== false) return undefined;
  return { message: textOf(body.error), code: textOf(body.code) };
}

/**
 * What an answer of Firecrawl means where its status does not say it. Without a key a 429 is one of the two daily caps
 * per address, so it means an allowance that is used up, unless the answer speaks of the rate.
 */
export function firecrawlFailure(
  response: OutboundResponse,
  apiKey: string | undefined,
): ProviderFailure | undefined {
  const error = firecrawlError(response);
  if (!error) return undefined;
  const { status, headers } = response;
  if (status === 429 && apiKey === undefined && !/per[- ]minute|rate limit|concurren/i.test(error.message)) {
    return new ProviderFailure('quota_exhausted', 'the daily keyless allowance of Firecrawl is used up', {
      retryAfterSeconds: retryAfterSeconds(headers['retry-after']),
    });
  }
  if (status === 401) {
    return new ProviderFailure('misconfigured', 'Firecrawl refuses FIRECRAWL_API_KEY, or asks for one');
  }
  if (status < 300) return new ProviderFailure('upstream_error', 'Firecrawl answered with an error');
  return undefined;
}
