import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  MAX_ARTIFACT_BYTES,
  OutboundClient,
  OutboundError,
  VendorTargets,
  failureForStatus,
  retryAfterSeconds,
} from '@capstan/kit';
import { TakenScreenshot, tooLarge } from '../../picture/taken-screenshot.js';
import { maxPageHeightOf, viewportOf } from '../../picture/viewport.js';
import type { ScreenshotParams } from '../../screenshot.params.js';
import { screenshotoneConfig } from './screenshotone.config.js';
import {
  failureOfScreenshotone,
  signedQuery,
  targetStatusOf,
  toScreenshotoneQuery,
} from './screenshotone.mapper.js';

/** A vendor of screenshots. It takes no pictures of error pages unless told to, and is not told to. */
@DefineProvider({
  name: 'screenshotone',
  title: 'ScreenshotOne',
  homepage: 'https://screenshotone.com/docs',
  config: screenshotoneConfig,
})
export class ScreenshotoneProvider implements CapabilityProvider<ScreenshotParams, TakenScreenshot> {
  constructor(
    @Inject(screenshotoneConfig.token) private readonly config: ConfigOf<typeof screenshotoneConfig>,
    private readonly outbound: OutboundClient,
    private readonly targets: VendorTargets,
  ) {}

  isConfigured(): boolean {
    return this.config.accessKey !== undefined;
  }

  supports({ url }: ScreenshotParams): boolean {
    return this.targets.admits(url);
  }

  async call(params: ScreenshotParams, context: CallContext): Promise<TakenScreenshot> {
    const { signal, timeoutMs } = context;
    const target = await this.targets.check(params.url, context);
    const query = toScreenshotoneQuery(params, target, timeoutMs);
    const { accessKey = '', secretKey, baseUrl } = this.config;
    // A signature covers the key as part of the query; without one the key travels in a header.
    const signed = secretKey === undefined ? query.toString() : signedQuery(query, accessKey, secretKey);
    const response = await this.outbound
      .request({
        url: `${baseUrl}/take?${signed}`,
        headers: {
          accept: 'image/*, application/json',
          ...(secretKey === undefined ? { 'x-access-key': accessKey } : {}),
        },
        signal,
        timeoutMs,
        maxBytes: MAX_ARTIFACT_BYTES,
        maxRedirects: 0,
      })
      .catch((error: unknown) => {
        throw error instanceof OutboundError && error.code === 'too_large' ? tooLarge(error) : error;
      });
    const wait = retryAfterSeconds(response.headers['retry-after']);
    const failure = failureOfScreenshotone(response, wait) ?? failureForStatus(response);
    if (failure) throw failure;
    const taken = new TakenScreenshot(params, {
      bytes: response.body,
      finalUrl: null,
      statusCode: targetStatusOf(response),
      isCut: false,
    });
    taken.is_cut = params.full_page && isAtLimit(taken, params);
    return taken;
  }
}

/** The vendor cuts where it was told to and does not say so. */
function isAtLimit({ height }: TakenScreenshot, params: ScreenshotParams): boolean {
  const viewport = viewportOf(params);
  return height >= Math.floor(maxPageHeightOf(viewport) * viewport.deviceScaleFactor);
}
