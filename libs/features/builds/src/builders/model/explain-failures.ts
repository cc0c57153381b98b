import type { ModelFailure } from '@capstan/platform-models';

const WORDS: Readonly<Record<ModelFailure['reason'], string>> = {
  rate_limited: 'limits the rate of requests',
  quota_exhausted: 'has no credit left',
  misconfigured: 'refused the key, address or model of its configuration',
  upstream_error: 'failed',
  timeout: 'did not answer in time',
  invalid_output: 'gave no usable answer',
};

/** Explains to the owner why no model made the site: the class of each failure, never a vendor's text. */
export const explainFailures = (failures: readonly ModelFailure[]): string =>
  `The language model was not used: ${failures.map(({ provider, reason }) => `${provider} ${WORDS[reason]}`).join(', ')}.`;
