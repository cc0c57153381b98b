import { defineHttpProvider } from '@capstan/kit';
import { hunterConfig } from '../../../vendors/hunter/hunter.config.js';
import { hunterFailure } from '../../../vendors/hunter/hunter.vendor.js';
import { personVendor } from '../../person-vendor.js';
import { toPersonFacts } from './hunter.mapper.js';

/** 404: the address is unknown; 451: the person opted out of Hunter, which is respected. */
const UNKNOWN = new Set([404, 451]);

/** Hunter people, by e-mail address. */
export const HunterProvider = defineHttpProvider({
  info: { name: 'hunter', title: 'Hunter', homepage: 'https://hunter.io/api-documentation' },
  config: hunterConfig,
  needs: ['apiKey'],
  ...personVendor('hunter'),
  supports: ({ email }) => email !== undefined,
  request: ({ email }, { config }) => ({
    path: '/v2/people/find',
    query: { email },
    headers: { 'x-api-key': config.apiKey },
  }),
  isEmpty: ({ status }) => UNKNOWN.has(status),
  failureOf: hunterFailure,
  read: toPersonFacts,
});
