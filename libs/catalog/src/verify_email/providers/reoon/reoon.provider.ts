import { defineVerifier } from '../../define-verifier.js';
import { reoonConfig } from './reoon.config.js';
import { fromReoon, reoonFailure } from './reoon.mapper.js';

/** Reoon Email Verifier, in the mode that asks the mailbox. */
export const ReoonProvider = defineVerifier({
  name: 'reoon',
  title: 'Reoon',
  homepage: 'https://emailverifier.reoon.com/api-docs/',
  config: reoonConfig,
  request: ({ apiKey, baseUrl }, email) => ({
    url: `${baseUrl}/api/v1/verify?${new URLSearchParams({ email, key: apiKey, mode: 'power' }).toString()}`,
  }),
  failureOf: reoonFailure,
  read: fromReoon,
});
