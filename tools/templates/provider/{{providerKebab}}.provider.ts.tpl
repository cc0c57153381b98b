import { bearer, defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import type { {{paramsClass}} } from '../../{{capabilityKebab}}.params.js';
import type { {{resultClass}} } from '../../{{capabilityKebab}}.result.js';
import { from{{providerPascal}}, to{{providerPascal}}Request } from './{{providerKebab}}.mapper.js';

/** An upstream with JSON requests and responses. */
export const {{providerPascal}}Provider = defineHttpProvider({
  info: { name: '{{providerSnake}}', title: '{{providerTitle}}' },
  config: defineProviderConfig('{{providerSnake}}', { title: '{{providerTitle}}' }),
  needs: ['baseUrl'],
  request: (params: {{paramsClass}}, { config }) => ({
    path: '/{{capabilitySnake}}',
    headers: { authorization: bearer(config.apiKey) },
    json: to{{providerPascal}}Request(params),
  }),
  read: from{{providerPascal}},
  result: (found: {{resultClass}}) => found,
});
