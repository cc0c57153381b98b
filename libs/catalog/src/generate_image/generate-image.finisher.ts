import { Injectable } from '@nestjs/common';
import { ArtifactStore, type CallContext, type CapabilityFinisher, type Finished } from '@capstan/kit';
import { InlineTooLargeError } from '../inline-too-large.error.js';
import type { GenerateImageParams } from './generate-image.params.js';
import type { GenerateImageResult } from './generate-image.result.js';
import { GeneratedImages } from './images/generated-images.js';

/** Answers are kept for repeats of a call (Idempotency-Key). */
const MAX_INLINE_BYTES = 5_000_000;

/** Stores pictures, or embeds them in the answer; delivered ones are charged. */
@Injectable()
export class GenerateImageFinisher implements CapabilityFinisher<GenerateImageParams, GenerateImageResult> {
  constructor(private readonly store: ArtifactStore) {}

  /** @throws InlineTooLargeError, ArtifactStorageFullError */
  async finish(
    made: GenerateImageResult,
    { inline }: GenerateImageParams,
    { caller }: CallContext,
  ): Promise<Finished<GenerateImageResult>> {
    const pictures = GeneratedImages.picturesOf(made);
    const total = pictures.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
    if (inline && total > MAX_INLINE_BYTES) throw new InlineTooLargeError(total, MAX_INLINE_BYTES);
    const images = await Promise.all(
      pictures.map(async ({ bytes, mediaType }, index) => {
        const image = { ...(made.images[index] as GenerateImageResult['images'][number]) };
        if (inline) return { ...image, image_base64: Buffer.from(bytes).toString('base64') };
        const stored = await this.store.put({
          bytes,
          mediaType,
          ...(caller ? { accountId: caller.accountId } : {}),
        });
        return { ...image, image_url: stored.url, expires_at: stored.expiresAt.toISOString() };
      }),
    );
    return { result: { ...made, images }, units: images.length };
  }
}
