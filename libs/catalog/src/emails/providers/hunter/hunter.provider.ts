import { hunterConfig } from '../../../vendors/hunter/hunter.config.js';
import { hunterFailure, hunterPending, hunterRefusal } from '../../../vendors/hunter/hunter.vendor.js';
import { defineFinder } from '../../define-finder.js';
import { fromHunter, toHunterQuery } from './hunter.mapper.js';

/** What `max_duration` may be, in seconds. */
const DURATION = { least: 3, most: 20 } as const;

/** Hunter's finder; it is paid for an address only. */
export const HunterProvider = defineFinder({
  name: 'hunter',
  title: 'Hunter',
  homepage: 'https://hunter.io/api-documentation',
  config: hunterConfig,
  request: ({ apiKey, baseUrl }, params, { timeoutMs }) => {
    const seconds = Math.min(DURATION.most, Math.max(DURATION.least, Math.floor(timeoutMs / 1000) - 1));
    return {
      url: `${baseUrl}/v2/email-finder?${toHunterQuery(params, seconds)}`,
      headers: { 'x-api-key': apiKey },
    };
  },
  failureOf: (response) => hunterRefusal(response) ?? hunterPending(response) ?? hunterFailure(response),
  read: fromHunter,
});
