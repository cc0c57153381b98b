import { defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import { addressOf, verifyVendor } from '../../verify-vendor.js';
import { fromReacher } from './reacher.mapper.js';

/** The operator's own Reacher, which contacts mail servers directly; it needs port 25 or a proxy. */
export const ReacherProvider = defineHttpProvider({
  info: { name: 'reacher', title: 'Reacher', homepage: 'https://github.com/reacherhq/check-if-email-exists' },
  config: defineProviderConfig('reacher', { title: 'your own Reacher (check-if-email-exists)' }),
  needs: ['baseUrl'],
  ...verifyVendor,
  request: (params, { config }) => ({
    path: '/v1/check_email',
    headers: { authorization: config.apiKey },
    json: { to_email: addressOf(params).text },
  }),
  read: fromReacher,
});
