import { MAX_ARTIFACT_BYTES, type OutboundError, type ProviderFailure, VendorTargets } from '@capstan/kit';
import type { ScreenshotParams } from '../screenshot.params.js';
import { type Shot, TakenScreenshot, tooLarge } from './taken-screenshot.js';

/** What declarations of vendors of screenshots share: they read a picture. */
export const pictureVendor = {
  uses: { targets: VendorTargets },
  maxRedirects: 0,
  answer: 'bytes',
  failureOfError: (error: OutboundError): ProviderFailure | undefined =>
    error.code === 'too_large' ? tooLarge(error) : undefined,
  result: (shot: Shot, params: ScreenshotParams): TakenScreenshot => new TakenScreenshot(params, shot),
} as const;

/** A picture, or JSON for errors, of at most as much as is kept. */
export const PICTURE = {
  accept: 'image/*, application/json',
  maxBytes: MAX_ARTIFACT_BYTES,
} as const;
