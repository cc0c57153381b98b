import { defineHttpProvider } from '@capstan/kit';
import { hunterConfig } from '../../../vendors/hunter/hunter.config.js';
import { hunterFailure, hunterPending, hunterRefusal } from '../../../vendors/hunter/hunter.vendor.js';
import { findVendor } from '../../find-vendor.js';
import { fromHunter } from './hunter.mapper.js';

/** Allowed values of `max_duration`, in seconds. */
const DURATION = { least: 3, most: 20 } as const;

/** Hunter Email Finder; charges for found addresses only. */
export const HunterProvider = defineHttpProvider({
  info: { name: 'hunter', title: 'Hunter', homepage: 'https://hunter.io/api-documentation' },
  config: hunterConfig,
  needs: ['apiKey'],
  ...findVendor,
  request: ({ domain, first_name, last_name }, { config, timeoutMs }) => {
    const seconds = Math.min(DURATION.most, Math.max(DURATION.least, Math.floor(timeoutMs / 1000) - 1));
    return {
      path: '/v2/email-finder',
      query: { domain, first_name, last_name, max_duration: seconds },
      headers: { 'x-api-key': config.apiKey },
    };
  },
  failureOf: (response) => hunterRefusal(response) ?? hunterPending(response) ?? hunterFailure(response),
  read: fromHunter,
});
