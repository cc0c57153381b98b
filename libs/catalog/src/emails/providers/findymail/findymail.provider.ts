import { bearer, defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import { findVendor } from '../../find-vendor.js';
import { findymailFailure, fromFindymail } from './findymail.mapper.js';

/** Findymail; charges for verified addresses only. */
export const FindymailProvider = defineHttpProvider({
  info: { name: 'findymail', title: 'Findymail', homepage: 'https://app.findymail.com/docs/' },
  config: defineProviderConfig('findymail', { title: 'Findymail', baseUrl: 'https://app.findymail.com' }),
  needs: ['apiKey'],
  ...findVendor,
  request: ({ first_name, last_name, domain }, { config }) => ({
    path: '/api/search/name',
    headers: { authorization: bearer(config.apiKey) },
    json: { name: `${first_name} ${last_name}`, domain },
  }),
  failureOf: findymailFailure,
  read: fromFindymail,
});
