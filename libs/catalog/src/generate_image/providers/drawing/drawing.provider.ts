import {
  type ArtifactMediaType,
  type CallContext,
  type CapabilityProvider,
  DefineProvider,
  InvalidRequestError,
  ReadingThreads,
  ThreadError,
  defineReading,
} from '@capstan/kit';
import { type GenerateImageParams, type ImageFormat, isDrawnHere } from '../../generate-image.params.js';
import { GeneratedImages } from '../../images/generated-images.js';
import { kindOf } from '../../kinds/choose-kind.js';
import type { DrawnKind } from '../../kinds/image-kind.js';
import { pictureSizeOf } from '../../params/picture-size.js';
import type { DrawingJob, drawPictures } from './draw.reading.js';

const DRAW = defineReading<typeof drawPictures>(import.meta.url, './draw.reading.js', 'drawPictures');

/** Draws charts, cards, patterns, QR codes and diagrams in threads of this process. */
@DefineProvider({ name: 'drawing', title: 'Drawn by this service' })
export class DrawingProvider implements CapabilityProvider<GenerateImageParams, GeneratedImages> {
  constructor(private readonly threads: ReadingThreads) {}

  isConfigured(): boolean {
    return true;
  }

  supports(params: GenerateImageParams): boolean {
    return isDrawnHere(params);
  }

  /** @throws InvalidRequestError if the call cannot be drawn; ThreadError. */
  async call(params: GenerateImageParams, { signal }: CallContext): Promise<GeneratedImages> {
    signal.throwIfAborted();
    const job = jobOf(params);
    const drawn = await this.threads.run(DRAW, signal, job).catch((error: unknown) => {
      throw error instanceof ThreadError && error.reason !== 'aborted' && error.reason !== 'failed'
        ? tooComplex()
        : error;
    });
    if (!Array.isArray(drawn)) throw new InvalidRequestError([drawn]);
    const mediaType = MEDIA_TYPES[params.format];
    return new GeneratedImages(
      job.kind,
      null,
      drawn.map((picture) => ({ ...picture, mediaType })),
    );
  }
}

const MEDIA_TYPES: Readonly<Record<ImageFormat, ArtifactMediaType>> = {
  png: 'image/png',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
};

const tooComplex = (): InvalidRequestError =>
  new InvalidRequestError([
    { path: '', message: 'takes too long to draw; ask for a smaller or simpler picture' },
  ]);

function jobOf(params: GenerateImageParams): DrawingJob {
  const { prompt, n, seed, format, background, data, text } = params;
  const kind = kindOf(params) as DrawnKind;
  const paper = background === 'transparent' ? 'none' : background.startsWith('#') ? background : undefined;
  return { kind, prompt, n, seed, format, paper, data, text, ...pictureSizeOf(params, kind) };
}
