import { defineVerifier } from '../../define-verifier.js';
import { kickboxConfig } from './kickbox.config.js';
import { fromKickbox, kickboxFailure } from './kickbox.mapper.js';

/** Kickbox. */
export const KickboxProvider = defineVerifier({
  name: 'kickbox',
  title: 'Kickbox',
  homepage: 'https://docs.kickbox.com',
  config: kickboxConfig,
  request: ({ apiKey, baseUrl }, email) => ({
    url: `${baseUrl}/v2/verify?${new URLSearchParams({ email, timeout: '10000' }).toString()}`,
    headers: { authorization: `token ${apiKey}` },
  }),
  failureOf: kickboxFailure,
  read: fromKickbox,
});
