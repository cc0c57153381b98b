import {
  type OutboundResponse,
  ProviderFailure,
  defineHttpProvider,
  defineProviderConfig,
  jsonOf,
  retryAfterSeconds,
} from '@capstan/kit';
import { searchVendor, servesNoPapers } from '../../search-vendor.js';
import { fromSerper, serperMessage, toSerperRequest } from './serper.mapper.js';

/** Google's results, web and news, by way of Serper. */
export const SerperProvider = defineHttpProvider({
  info: { name: 'serper', title: 'Serper', homepage: 'https://serper.dev' },
  config: defineProviderConfig('serper', { title: 'Serper', baseUrl: 'https://google.serper.dev' }),
  needs: ['apiKey'],
  ...searchVendor,
  supports: servesNoPapers,
  request: (params, { config }) => ({
    ...toSerperRequest(params),
    headers: { 'x-api-key': config.apiKey },
  }),
  failureOf: creditsFailure,
  read: fromSerper,
});

/** Used-up credits come with status 400 or 429; only the message says so. */
function creditsFailure(response: OutboundResponse): ProviderFailure | undefined {
  if (!/\bcredits?\b/i.test(serperMessage(jsonOf(response)))) return undefined;
  return new ProviderFailure('quota_exhausted', 'the credits of SERPER_API_KEY are used up', {
    retryAfterSeconds: retryAfterSeconds(response.headers['retry-after']),
  });
}
