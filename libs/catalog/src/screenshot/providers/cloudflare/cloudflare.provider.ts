import { bearer, defineHttpProvider } from '@capstan/kit';
import { PICTURE, pictureVendor } from '../../picture/picture-vendor.js';
import { cloudflareConfig } from './cloudflare.config.js';
import { failureOfCloudflare, toCloudflareBody } from './cloudflare.mapper.js';

/** Cloudflare Browser Rendering: returns image bytes, or JSON for errors. It does not report the status of the page. */
export const CloudflareProvider = defineHttpProvider({
  info: {
    name: 'cloudflare',
    title: 'Cloudflare Browser Rendering',
    homepage: 'https://developers.cloudflare.com/browser-rendering/rest-api/screenshot-endpoint/',
  },
  config: cloudflareConfig,
  needs: ['accountId', 'apiToken'],
  ...pictureVendor,
  supports: ({ url, dark }, { uses }) => !dark && uses.targets.admits(url),
  request: async (params, call) => {
    const target = await call.uses.targets.check(params.url, call);
    const { accountId, apiToken } = call.config;
    return {
      path: `/accounts/${accountId}/browser-rendering/screenshot`,
      // Pages are opened separately for every call.
      query: { cacheTTL: 0 },
      headers: { authorization: bearer(apiToken), accept: PICTURE.accept },
      json: toCloudflareBody(params, target, call.timeoutMs),
      maxBytes: PICTURE.maxBytes,
    };
  },
  failureOf: (response) => failureOfCloudflare(response),
  read: (bytes, { params }) => ({
    bytes,
    finalUrl: null,
    statusCode: null,
    isCut: params.full_page ? null : false,
  }),
});
