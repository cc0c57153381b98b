/**
 * How one attempt at a provider ended. Only `ok` is charged; `invalid_input`, and a failure marked final, stop the
 * waterfall; all others continue with the next provider.
 */
export const OUTCOMES = [
  'ok',
  'empty', // the call succeeded without a result
  'rate_limited', // retry later
  'quota_exhausted', // the operator's plan is used up
  'misconfigured', // key rejected, feature not in the plan, format disabled
  'blocked', // bot wall, CAPTCHA, login wall, refused content
  'invalid_input', // the caller's parameters can never work
  'upstream_error', // 5xx, invalid response, no connection
  'timeout',
  'cancelled', // another provider was faster, or the client disconnected
] as const;

export type Outcome = (typeof OUTCOMES)[number];

export type FailedOutcome = Exclude<Outcome, 'ok' | 'empty' | 'cancelled'>;
