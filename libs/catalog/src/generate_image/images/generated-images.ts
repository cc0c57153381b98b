import type { ArtifactMediaType } from '@capstan/kit';
import { GenerateImageResult } from '../generate-image.result.js';
import type { ChosenKind } from '../kinds/image-kind.js';

/** A picture before it is stored. */
export interface Picture {
  bytes: Uint8Array;
  mediaType: ArtifactMediaType;
  width: number;
  height: number;
  seed: number | null;
  alt: string | null;
}

/** The result of a provider without URLs, and the bytes, which the finisher stores or encodes. */
export class GeneratedImages extends GenerateImageResult {
  readonly #pictures: readonly Picture[];

  constructor(kind: ChosenKind, model: string | null, pictures: readonly Picture[]) {
    super();
    this.#pictures = pictures;
    this.kind = kind;
    this.model = model;
    this.images = pictures.map(({ bytes, mediaType, width, height, seed, alt }) => ({
      image_url: null,
      expires_at: null,
      image_base64: null,
      media_type: mediaType,
      width,
      height,
      bytes: bytes.byteLength,
      seed,
      alt,
    }));
  }

  /** Returns the pictures of a provider's result. @throws TypeError for other results: a bug in the provider. */
  static picturesOf(result: GenerateImageResult): readonly Picture[] {
    if (!(result instanceof GeneratedImages)) throw new TypeError('the result has no pictures');
    return result.#pictures;
  }
}
