import {
  fieldsOf,
  jsonOf,
  type OutboundResponse,
  ProviderFailure,
  retryAfterSeconds,
  textOf,
} from '@capstan/kit';

/**
 * The failure of an Action API (https://www.mediawiki.org/wiki/API:Errors_and_warnings): it reports errors with status
 * 200, in a header or in the body alone. Other statuses are mostly sufficient.
 * @param title name of the site in messages
 */
export const mediawikiFailure =
  (title: string) =>
  (response: OutboundResponse): ProviderFailure | undefined => {
    const code = response.headers['mediawiki-api-error'] ?? errorCode(jsonOf(response));
    if (code === undefined || (response.status >= 300 && code !== 'ratelimited')) return undefined;
    const wait = retryAfterSeconds(response.headers['retry-after']);
    return code === 'ratelimited'
      ? new ProviderFailure('rate_limited', `${title} responded with a rate limit`, {
          retryAfterSeconds: wait,
        })
      : new ProviderFailure('upstream_error', `${title} responded with ${code}`, { retryAfterSeconds: wait });
  };

/** `error.code` of a body, e.g. `ratelimited`, `maxlag`. */
function errorCode(body: unknown): string | undefined {
  const { error } = fieldsOf(body);
  return error === undefined ? undefined : textOf(fieldsOf(error).code) || 'unknown';
}
