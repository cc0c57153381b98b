/**
 * How one attempt at a provider ended. Only `ok` is charged; `invalid_input` stops the waterfall, as does a failure
 * marked final; all others move on to the next provider.
 */
export const OUTCOMES = [
  'ok',
  'empty', // the call was fine, nothing was found
  'rate_limited', // ask again after a while
  'quota_exhausted', // the operator's plan is used up
  'misconfigured', // key refused, plan lacks the feature, format switched off
  'blocked', // bot wall, CAPTCHA, login wall, refused content
  'invalid_input', // the caller's parameters can never work
  'upstream_error', // 5xx, broken answer, no connection
  'timeout',
  'cancelled', // another provider was faster, or the caller hung up
] as const;

export type Outcome = (typeof OUTCOMES)[number];

export type FailedOutcome = Exclude<Outcome, 'ok' | 'empty' | 'cancelled'>;
