import { hunterConfig } from '../../../vendors/hunter/hunter.config.js';
import { hunterFailure, hunterPending, hunterRefusal } from '../../../vendors/hunter/hunter.vendor.js';
import { defineVerifier } from '../../define-verifier.js';
import { fromHunter } from './hunter.mapper.js';

/** Hunter's verifier. */
export const HunterProvider = defineVerifier({
  name: 'hunter',
  title: 'Hunter',
  homepage: 'https://hunter.io/api-documentation',
  config: hunterConfig,
  request: ({ apiKey, baseUrl }, email) => ({
    url: `${baseUrl}/v2/email-verifier?${new URLSearchParams({ email }).toString()}`,
    headers: { 'x-api-key': apiKey },
  }),
  failureOf: (response) => hunterRefusal(response) ?? hunterPending(response) ?? hunterFailure(response),
  read: fromHunter,
});
