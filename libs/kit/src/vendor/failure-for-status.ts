import { type OutboundResponse, retryAfterSeconds } from '@capstan/platform-outbound';
import { ProviderFailure } from '../provider-failure.js';

/** Maps a vendor's status to a failure; a provider handles its own exceptions first. @returns undefined for 2xx. */
export function failureForStatus(response: OutboundResponse): ProviderFailure | undefined {
  const { status } = response;
  if (status >= 200 && status < 300) return undefined;
  const wait = retryAfterSeconds(response.headers['retry-after']);
  const options = wait === undefined ? {} : { retryAfterSeconds: wait };
  if (status === 429)
    return new ProviderFailure('rate_limited', "the provider's rate limit is exceeded", options);
  if (status === 402) return new ProviderFailure('quota_exhausted', 'the provider plan is used up', options);
  if (status === 401 || status === 403) {
    return new ProviderFailure('misconfigured', `the provider rejected the credentials (${status})`);
  }
  if (status === 408 || status === 504)
    return new ProviderFailure('timeout', `the provider responded ${status}`);
  return new ProviderFailure('upstream_error', `the provider responded ${status}`, options);
}
