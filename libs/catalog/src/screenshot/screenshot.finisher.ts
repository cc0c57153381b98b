import { Injectable } from '@nestjs/common';
import {
  type ArtifactMediaType,
  ArtifactStore,
  type CallContext,
  type CapabilityFinisher,
  type Finished,
} from '@capstan/kit';
import { InlineTooLargeError } from '../inline-too-large.error.js';
import { CapturedScreenshot } from './picture/captured-screenshot.js';
import type { ScreenshotParams } from './screenshot.params.js';
import type { ScreenshotResult } from './screenshot.result.js';

/** Answers are stored for repeats of a call (Idempotency-Key), so this limits the size of the database. */
const MAX_INLINE_BYTES = 5_000_000;

/** Stores or embeds the image that a provider took. */
@Injectable()
export class ScreenshotFinisher implements CapabilityFinisher<ScreenshotParams, ScreenshotResult> {
  constructor(private readonly store: ArtifactStore) {}

  /** @throws InlineTooLargeError, ArtifactStorageFullError */
  async finish(
    taken: ScreenshotResult,
    { inline }: ScreenshotParams,
    { caller }: CallContext,
  ): Promise<Finished<ScreenshotResult>> {
    const bytes = CapturedScreenshot.pictureOf(taken);
    const result: ScreenshotResult = { ...taken };
    if (inline) {
      if (bytes.byteLength > MAX_INLINE_BYTES) {
        throw new InlineTooLargeError(bytes.byteLength, MAX_INLINE_BYTES);
      }
      result.image_base64 = Buffer.from(bytes).toString('base64');
      return { result };
    }
    const stored = await this.store.put({
      bytes,
      mediaType: taken.media_type as ArtifactMediaType,
      ...(caller ? { accountId: caller.accountId } : {}),
    });
    result.image_url = stored.url;
    result.expires_at = stored.expiresAt.toISOString();
    return { result };
  }
}
