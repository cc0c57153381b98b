import { defineVerifier } from '../../define-verifier.js';
import { zerobounceConfig } from './zerobounce.config.js';
import { fromZerobounce, zerobounceFailure } from './zerobounce.mapper.js';

/** ZeroBounce. */
export const ZerobounceProvider = defineVerifier({
  name: 'zerobounce',
  title: 'ZeroBounce',
  homepage: 'https://www.zerobounce.net/docs/',
  config: zerobounceConfig,
  request: ({ apiKey, baseUrl }, email) => ({
    url: `${baseUrl}/v2/validate?${new URLSearchParams({ api_key: apiKey, email, ip_address: '' }).toString()}`,
  }),
  failureOf: zerobounceFailure,
  read: fromZerobounce,
});
