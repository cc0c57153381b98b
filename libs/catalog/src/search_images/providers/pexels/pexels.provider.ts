import { defineHttpProvider, defineProviderConfig, ProviderFailure } from '@capstan/kit';
import { imageVendor } from '../../found-images.js';
import type { SearchImagesParams } from '../../search-images.params.js';
import { fromPexels, toPexelsRequest } from './pexels.mapper.js';

/** Photos of Pexels; 200 requests an hour with a free key. */
export const PexelsProvider = defineHttpProvider({
  info: { name: 'pexels', title: 'Pexels', homepage: 'https://www.pexels.com/api/documentation/' },
  config: defineProviderConfig('pexels', { title: 'Pexels', baseUrl: 'https://api.pexels.com' }),
  needs: ['apiKey'],
  ...imageVendor,
  request: (params: SearchImagesParams, { config }) => ({
    ...toPexelsRequest(params),
    headers: { authorization: config.apiKey },
  }),
  failureOf: ({ status, headers }) =>
    status === 429 && headers['x-ratelimit-remaining'] === '0'
      ? new ProviderFailure('rate_limited', 'Pexels responded with a rate limit', {
          retryAfterSeconds: secondsUntil(headers['x-ratelimit-reset']),
        })
      : undefined,
  read: fromPexels,
});

/** @param time seconds since 1970, as in `X-Ratelimit-Reset`. */
function secondsUntil(time: string | undefined): number | undefined {
  if (time === undefined || !/^\d{9,11}$/.test(time)) return undefined;
  return Math.max(0, Number(time) - Math.floor(Date.now() / 1000));
}
