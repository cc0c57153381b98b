import {
  type OutboundResponse,
  ProviderFailure,
  fieldsOf,
  jsonOf,
  numberOf,
  retryAfterSeconds,
  textOf,
} from '@capstan/kit';

/** Name in results and failures. */
export const TAVILY_TITLE = 'Tavily';

/** The plan's limit, and the limit that its owner set for usage beyond the plan. */
const PLAN_LIMITS: ReadonlySet<number> = new Set([432, 433]);

/** Tavily serves searches and extractions without a key if a header requests it. */
export function tavilyHeaders(apiKey: string | undefined): Record<string, string> {
  return apiKey === undefined ? { 'x-tavily-access-mode': 'keyless' } : { authorization: `Bearer ${apiKey}` };
}

/**
 * Maps a Tavily response to a failure if its status is not sufficient. The limits of keyless use have a body of their
 * own, `{ error: { code, message, window, retry_after_seconds, next_actions } }`; its `next_actions` offer to pay or to
 * sign up and are never followed.
 */
export function tavilyFailure(response: OutboundResponse): ProviderFailure | undefined {
  const { status, headers } = response;
  const error = fieldsOf(fieldsOf(jsonOf(response)).error);
  const wait = numberOf(error.retry_after_seconds) ?? retryAfterSeconds(headers['retry-after']);
  const options = { retryAfterSeconds: wait === undefined || wait < 0 ? undefined : Math.ceil(wait) };
  if (PLAN_LIMITS.has(status)) {
    return new ProviderFailure('quota_exhausted', 'the plan of TAVILY_API_KEY is exhausted', options);
  }
  const code = textOf(error.code);
  if (code !== '' && (status === 429 || error.retry_after_seconds !== undefined)) {
    return /hour|minute|second|rate/i.test(`${textOf(error.window)} ${code}`)
      ? new ProviderFailure('rate_limited', 'Tavily limits keyless use by the hour', options)
      : new ProviderFailure('quota_exhausted', 'the keyless quota of Tavily is exhausted', options);
  }
  if (status === 401)
    return new ProviderFailure('misconfigured', 'Tavily rejects TAVILY_API_KEY, or requires one');
  return undefined;
}
