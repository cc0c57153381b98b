import { defineFinder } from '../../define-finder.js';
import { findymailConfig } from './findymail.config.js';
import { findymailFailure, fromFindymail, toFindymailRequest } from './findymail.mapper.js';

/** Findymail; it is paid for a verified address only. */
export const FindymailProvider = defineFinder({
  name: 'findymail',
  title: 'Findymail',
  homepage: 'https://app.findymail.com/docs/',
  config: findymailConfig,
  request: ({ apiKey, baseUrl }, params) => ({
    method: 'POST',
    url: `${baseUrl}/api/search/name`,
    headers: { authorization: `Bearer ${apiKey}` },
    json: toFindymailRequest(params),
  }),
  failureOf: findymailFailure,
  read: fromFindymail,
});
