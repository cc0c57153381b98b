import { defineFinder } from '../../define-finder.js';
import { leadmagicConfig } from './leadmagic.config.js';
import { fromLeadmagic, toLeadmagicRequest } from './leadmagic.mapper.js';

/** LeadMagic; a credit for each address. */
export const LeadmagicProvider = defineFinder({
  name: 'leadmagic',
  title: 'LeadMagic',
  homepage: 'https://leadmagic.io/docs',
  config: leadmagicConfig,
  request: ({ apiKey, baseUrl }, params) => ({
    method: 'POST',
    url: `${baseUrl}/v1/people/email-finder`,
    headers: { 'x-api-key': apiKey },
    json: toLeadmagicRequest(params),
  }),
  read: fromLeadmagic,
});
