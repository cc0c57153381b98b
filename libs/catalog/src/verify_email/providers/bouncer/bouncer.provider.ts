import { defineVerifier } from '../../define-verifier.js';
import { bouncerConfig } from './bouncer.config.js';
import { fromBouncer } from './bouncer.mapper.js';

/** Bouncer. */
export const BouncerProvider = defineVerifier({
  name: 'bouncer',
  title: 'Bouncer',
  homepage: 'https://docs.usebouncer.com',
  config: bouncerConfig,
  request: ({ apiKey, baseUrl }, email) => ({
    url: `${baseUrl}/v1.1/email/verify?${new URLSearchParams({ email, timeout: '10' }).toString()}`,
    headers: { 'x-api-key': apiKey },
  }),
  read: fromBouncer,
});
