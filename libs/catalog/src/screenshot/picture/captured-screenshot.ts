import { MAX_ARTIFACT_BYTES, ProviderFailure } from '@capstan/kit';
import type { ScreenshotParams } from '../screenshot.params.js';
import { ScreenshotResult } from '../screenshot.result.js';
import { readPicture } from './read-picture.js';

/** The response of a provider. */
export interface Shot {
  bytes: Uint8Array;
  /** HTTP status of the page; null if a vendor does not report it. */
  finalUrl: string | null;
  statusCode: number | null;
  isCut: boolean | null;
}

/**
 * The result of a `screenshot` provider without URL or content, and the bytes, which are excluded from `JSON.stringify`,
 * and which the finisher stores or encodes.
 */
export class CapturedScreenshot extends ScreenshotResult {
  readonly #bytes: Uint8Array;

  /** @throws ProviderFailure if the bytes are not an image in the requested format, or exceed the size limit. */
  constructor(params: ScreenshotParams, { bytes, finalUrl, statusCode, isCut }: Shot) {
    super();
    if (bytes.byteLength > MAX_ARTIFACT_BYTES) throw tooLarge();
    const facts = readPicture(bytes);
    if (facts?.mediaType !== `image/${params.format}`) {
      throw new ProviderFailure(
        'upstream_error',
        `the response is not an image in the format ${params.format}`,
      );
    }
    this.#bytes = bytes;
    this.url = params.url;
    this.final_url = finalUrl;
    this.status_code = statusCode;
    this.image_url = null;
    this.expires_at = null;
    this.image_base64 = null;
    this.media_type = facts.mediaType;
    this.width = facts.width;
    this.height = facts.height;
    this.bytes = bytes.byteLength;
    this.is_cut = isCut;
  }

  /** The image of a result that a provider returned. @throws TypeError for other objects: a bug in the provider. */
  static pictureOf(result: ScreenshotResult): Uint8Array {
    if (!(result instanceof CapturedScreenshot)) throw new TypeError('the result has no image');
    return result.#bytes;
  }
}

/** An image above the size limit; another provider or format may produce a smaller one. */
export function tooLarge(cause?: unknown): ProviderFailure {
  const mebibytes = MAX_ARTIFACT_BYTES / 1024 / 1024;
  return new ProviderFailure(
    'blocked',
    `the image is larger than ${mebibytes} MiB; request jpeg or webp, or less of the page`,
    { cause },
  );
}
