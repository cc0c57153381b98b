import { defineHttpProvider, retryAfterSeconds } from '@capstan/kit';
import { PICTURE, pictureVendor } from '../../picture/picture-vendor.js';
import { CapturedScreenshot } from '../../picture/captured-screenshot.js';
import { maxPageHeightOf, viewportOf } from '../../picture/viewport.js';
import type { ScreenshotParams } from '../../screenshot.params.js';
import { screenshotoneConfig } from './screenshotone.config.js';
import {
  failureOfScreenshotone,
  signedQuery,
  targetStatusOf,
  toScreenshotoneQuery,
} from './screenshotone.mapper.js';

/** ScreenshotOne. Error pages are not captured, which is its default. */
export const ScreenshotoneProvider = defineHttpProvider({
  info: { name: 'screenshotone', title: 'ScreenshotOne', homepage: 'https://screenshotone.com/docs' },
  config: screenshotoneConfig,
  needs: ['accessKey'],
  ...pictureVendor,
  supports: ({ url }: ScreenshotParams, { uses }) => uses.targets.admits(url),
  request: async (params, call) => {
    const target = await call.uses.targets.check(params.url, call);
    const query = toScreenshotoneQuery(params, target, call.timeoutMs);
    const { accessKey, secretKey } = call.config;
    // The signature covers the key as part of the query; without one the key is sent in a header.
    return {
      path: '/take',
      query: secretKey === undefined ? query : signedQuery(query, accessKey, secretKey),
      headers: {
        accept: PICTURE.accept,
        'x-access-key': secretKey === undefined ? accessKey : undefined,
      },
      maxBytes: PICTURE.maxBytes,
    };
  },
  failureOf: (response) =>
    failureOfScreenshotone(response, retryAfterSeconds(response.headers['retry-after'])),
  read: (bytes, { response }) => ({
    bytes,
    finalUrl: null,
    statusCode: targetStatusOf(response),
    isCut: false,
  }),
  result: (shot, params) => {
    const taken = new CapturedScreenshot(params, shot);
    taken.is_cut = params.full_page && isAtLimit(taken, params);
    return taken;
  },
});

/** The vendor crops at the given height and does not report it. */
function isAtLimit({ height }: CapturedScreenshot, params: ScreenshotParams): boolean {
  const viewport = viewportOf(params);
  return height >= Math.floor(maxPageHeightOf(viewport) * viewport.deviceScaleFactor);
}
