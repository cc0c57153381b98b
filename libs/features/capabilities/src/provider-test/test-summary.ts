import type { TestOutcome } from './provider-test.js';

/** What an outcome means for the operator. `variables` are those of the provider. */
export function testSummary(outcome: TestOutcome, variables: readonly string[]): string {
  const settings = variables.join(', ');
  const check = settings === '' ? '' : ` Check ${settings}.`;
  const summaries: Record<TestOutcome, string> = {
    ok: 'It answered with a usable result.',
    empty: 'It answered, but found nothing for the example.',
    rate_limited:
      'It refused the call because of its rate limit. Try again later, or ask the vendor for more.',
    quota_exhausted: 'The plan at the vendor is used up.',
    misconfigured: `It refused the credentials or the settings.${check}`,
    blocked: 'It was blocked, for example by a login or a check against robots.',
    invalid_input: 'It refused the example.',
    upstream_error: `It failed, could not be reached, or sent an answer that could not be read.${check}`,
    timeout: 'It did not answer in time.',
    cancelled: 'The test was cancelled.',
    not_configured: settings === '' ? 'It is not configured.' : `It is not configured. Set ${settings}.`,
    not_testable: 'No example of the capability is small enough for a test.',
  };
  return summaries[outcome];
}
