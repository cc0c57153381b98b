import { MAX_ARTIFACT_BYTES, ProviderFailure } from '@capstan/kit';
import type { ScreenshotParams } from '../screenshot.params.js';
import { ScreenshotResult } from '../screenshot.result.js';
import { readPicture } from './read-picture.js';

/** What a provider got hold of. */
export interface Shot {
  bytes: Uint8Array;
  /** Of the page; null where a vendor does not tell. */
  finalUrl: string | null;
  statusCode: number | null;
  isCut: boolean | null;
}

/**
 * What a provider of `screenshot` hands on: the result without address or content, and the bytes, which are
 * no part of what is shown (`JSON.stringify` leaves them out) and which the finisher stores or encodes.
 */
export class TakenScreenshot extends ScreenshotResult {
  readonly #bytes: Uint8Array;

  /** @throws ProviderFailure when the bytes are no picture of the format asked for, or too many to be kept. */
  constructor(params: ScreenshotParams, { bytes, finalUrl, statusCode, isCut }: Shot) {
    super();
    if (bytes.byteLength > MAX_ARTIFACT_BYTES) throw tooLarge();
    const facts = readPicture(bytes);
    if (facts?.mediaType !== `image/${params.format}`) {
      throw new ProviderFailure('upstream_error', `the answer is no picture in the format ${params.format}`);
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

  /** The picture of a result that a provider returned. @throws TypeError for another's: a fault of the provider. */
  static pictureOf(result: ScreenshotResult): Uint8Array {
    if (!(result instanceof TakenScreenshot)) throw new TypeError('the result holds no picture');
    return result.#bytes;
  }
}

/** A picture beyond what is kept; by another provider or in another format it may be smaller. */
export function tooLarge(cause?: unknown): ProviderFailure {
  const mebibytes = MAX_ARTIFACT_BYTES / 1024 / 1024;
  return new ProviderFailure(
    'blocked',
    `the picture has more than ${mebibytes} MiB; ask for jpeg or webp, or for less of the page`,
    { cause },
  );
}
