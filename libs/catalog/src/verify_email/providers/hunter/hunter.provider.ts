import { defineHttpProvider } from '@capstan/kit';
import { hunterConfig } from '../../../vendors/hunter/hunter.config.js';
import { hunterFailure, hunterPending, hunterRefusal } from '../../../vendors/hunter/hunter.vendor.js';
import { addressOf, verifyVendor } from '../../verify-vendor.js';
import { fromHunter } from './hunter.mapper.js';

/** Hunter Email Verifier. */
export const HunterProvider = defineHttpProvider({
  info: { name: 'hunter', title: 'Hunter', homepage: 'https://hunter.io/api-documentation' },
  config: hunterConfig,
  needs: ['apiKey'],
  ...verifyVendor,
  request: (params, { config }) => ({
    path: '/v2/email-verifier',
    query: { email: addressOf(params).text },
    headers: { 'x-api-key': config.apiKey },
  }),
  failureOf: (response) => hunterRefusal(response) ?? hunterPending(response) ?? hunterFailure(response),
  read: fromHunter,
});
