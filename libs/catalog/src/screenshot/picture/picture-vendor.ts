import { MAX_ARTIFACT_BYTES, type OutboundError, type ProviderFailure, VendorTargets } from '@capstan/kit';
import type { ScreenshotParams } from '../screenshot.params.js';
import { type Shot, CapturedScreenshot, tooLarge } from './captured-screenshot.js';

/** Base of the vendor declarations for screenshots: they read an image. */
export const pictureVendor = {
  uses: { targets: VendorTargets },
  maxRedirects: 0,
  answer: 'bytes',
  failureOfError: (error: OutboundError): ProviderFailure | undefined =>
    error.code === 'too_large' ? tooLarge(error) : undefined,
  result: (shot: Shot, params: ScreenshotParams): CapturedScreenshot => new CapturedScreenshot(params, shot),
} as const;

/** An image, or JSON for errors, limited in size. */
export const PICTURE = {
  accept: 'image/*, application/json',
  maxBytes: MAX_ARTIFACT_BYTES,
} as const;
