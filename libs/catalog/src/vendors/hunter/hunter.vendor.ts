import { type OutboundResponse, ProviderFailure, fieldsOf, jsonOf, retryAfterSeconds } from '@capstan/kit';

/** Hunter swaps the usual meaning: 403 is the rate limit, 429 means that the monthly plan is exhausted. */
export function hunterFailure(response: OutboundResponse): ProviderFailure | undefined {
  const { status, headers } = response;
  // A 403 without Hunter's own list of errors comes from an intermediary.
  const isFromHunter = Array.isArray(fieldsOf(jsonOf(response)).errors);
  if (status !== 429 && !(status === 403 && isFromHunter)) return undefined;
  const options = { retryAfterSeconds: retryAfterSeconds(headers['retry-after']) };
  return status === 403
    ? new ProviderFailure('rate_limited', 'Hunter responded with a rate limit', options)
    : new ProviderFailure('quota_exhausted', 'the plan of HUNTER_API_KEY is exhausted', options);
}

/** The person opted out of Hunter (451): no other provider is called for them either. */
export function hunterRefusal({ status }: OutboundResponse): ProviderFailure | undefined {
  if (status !== 451) return undefined;
  return new ProviderFailure('blocked', 'the person has opted out of the processing of this data', {
    isFinal: true,
    isTarget: true,
  });
}

/** Hunter is still processing (202) and would answer the same query later. */
export function hunterPending({ status }: OutboundResponse): ProviderFailure | undefined {
  if (status !== 202) return undefined;
  return new ProviderFailure('timeout', 'Hunter takes longer than a call may take', { isTarget: true });
}
