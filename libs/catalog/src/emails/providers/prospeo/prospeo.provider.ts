import { defineFinder } from '../../define-finder.js';
import { prospeoConfig } from './prospeo.config.js';
import { fromProspeo, isNoMatch, prospeoFailure, toProspeoRequest } from './prospeo.mapper.js';

/** Prospeo; a credit for each match with a verified address. */
export const ProspeoProvider = defineFinder({
  name: 'prospeo',
  title: 'Prospeo',
  homepage: 'https://prospeo.io/api-docs',
  config: prospeoConfig,
  request: ({ apiKey, baseUrl }, params) => ({
    method: 'POST',
    url: `${baseUrl}/enrich-person`,
    headers: { 'x-key': apiKey },
    json: toProspeoRequest(params),
  }),
  failureOf: prospeoFailure,
  isUnknown: isNoMatch,
  read: fromProspeo,
});
