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
} from '@capstan/kit';
import { TakenScreenshot, tooLarge } from '../../picture/taken-screenshot.js';
import type { ScreenshotParams } from '../../screenshot.params.js';
import { cloudflareConfig } from './cloudflare.config.js';
import { failureOfCloudflare, toCloudflareBody } from './cloudflare.mapper.js';

/** Browser Rendering of Cloudflare: bytes of a picture, JSON for errors. It tells no status of the page. */
@DefineProvider({
  name: 'cloudflare',
  title: 'Cloudflare Browser Rendering',
  homepage: 'https://developers.cloudflare.com/browser-rendering/rest-api/screenshot-endpoint/',
  config: cloudflareConfig,
})
export class CloudflareProvider implements CapabilityProvider<ScreenshotParams, TakenScreenshot> {
  constructor(
    @Inject(cloudflareConfig.token) private readonly config: ConfigOf<typeof cloudflareConfig>,
    private readonly outbound: OutboundClient,
    private readonly targets: VendorTargets,
  ) {}

  isConfigured(): boolean {
    return this.config.accountId !== undefined && this.config.apiToken !== undefined;
  }

  supports({ url, dark }: ScreenshotParams): boolean {
    return !dark && this.targets.admits(url);
  }

  async call(params: ScreenshotParams, context: CallContext): Promise<TakenScreenshot> {
    const { signal, timeoutMs } = context;
    const target = await this.targets.check(params.url, context);
    const { accountId = '', apiToken = '', baseUrl } = this.config;
    const response = await this.outbound
      .request({
        // Pages are opened anew for every call.
        url: `${baseUrl}/accounts/${accountId}/browser-rendering/screenshot?cacheTTL=0`,
        method: 'POST',
        headers: { authorization: `Bearer ${apiToken}`, accept: 'image/*, application/json' },
        json: toCloudflareBody(params, target, timeoutMs),
        signal,
        timeoutMs,
        maxBytes: MAX_ARTIFACT_BYTES,
        maxRedirects: 0,
      })
      .catch((error: unknown) => {
        throw error instanceof OutboundError && error.code === 'too_large' ? tooLarge(error) : error;
      });
    const failure = failureOfCloudflare(response) ?? failureForStatus(response);
    if (failure) throw failure;
    return new TakenScreenshot(params, {
      bytes: response.body,
      finalUrl: null,
      statusCode: null,
      isCut: params.full_page ? null : false,
    });
  }
}
