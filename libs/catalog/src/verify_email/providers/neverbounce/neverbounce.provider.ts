import { defineVerifier } from '../../define-verifier.js';
import { neverbounceConfig } from './neverbounce.config.js';
import { fromNeverbounce, neverbounceFailure } from './neverbounce.mapper.js';

/** NeverBounce. */
export const NeverbounceProvider = defineVerifier({
  name: 'neverbounce',
  title: 'NeverBounce',
  homepage: 'https://developers.neverbounce.com',
  config: neverbounceConfig,
  request: ({ apiKey, baseUrl }, email) => ({
    url: `${baseUrl}/v4/single/check?${new URLSearchParams({ key: apiKey, email, timeout: '10' }).toString()}`,
  }),
  failureOf: neverbounceFailure,
  read: fromNeverbounce,
});
