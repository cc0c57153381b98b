import { type OutboundResponse, ProviderFailure, fieldsOf, jsonOf, retryAfterSeconds } from '@capstan/kit';

/** Hunter turns the usual meaning round: 403 limits the rate, 429 says that the month's plan is used up. */
export function hunterFailure(response: OutboundResponse): ProviderFailure | undefined {
  const { status, headers } = response;
  // A 403 without Hunter's own list of errors comes from something in between.
  const isHunters = Array.isArray(fieldsOf(jsonOf(response)).errors);
  if (status !== 429 && !(status === 403 && isHunters)) return undefined;
  const options = { retryAfterSeconds: retryAfterSeconds(headers['retry-after']) };
  return status === 403
    ? new ProviderFailure('rate_limited', 'Hunter limits the rate', options)
    : new ProviderFailure('quota_exhausted', 'the plan of HUNTER_API_KEY is used up', options);
}

/** The person asked Hunter to be left out (451): nobody else is asked for them either. */
export function hunterRefusal({ status }: OutboundResponse): ProviderFailure | undefined {
  if (status !== 451) return undefined;
  return new ProviderFailure('blocked', 'the person asked that this data be processed no more', {
    isFinal: true,
    isTarget: true,
  });
}

/** Hunter is still at work (202) and would answer the same question later. */
export function hunterPending({ status }: OutboundResponse): ProviderFailure | undefined {
  if (status !== 202) return undefined;
  return new ProviderFailure('timeout', 'Hunter needs longer than a call may take', { isTarget: true });
}
