import { type OutboundResponse, ProviderFailure, retryAfterSeconds } from '@capstan/capability-kit';

/** Hunter turns the usual meaning round: 403 limits the rate, 429 says that the month's plan is used up. */
export function hunterFailure({ status, headers }: OutboundResponse): ProviderFailure | undefined {
  if (status !== 403 && status !== 429) return undefined;
  const options = { retryAfterSeconds: retryAfterSeconds(headers['retry-after']) };
  return status === 403
    ? new ProviderFailure('rate_limited', 'Hunter limits the rate', options)
    : new ProviderFailure('quota_exhausted', 'the plan of HUNTER_API_KEY is used up', options);
}
