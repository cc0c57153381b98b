import { type CallContext, InvalidRequestError, OutboundError } from '@capstan/kit';
import { type GenerateImageParams, isDrawnHere } from '../generate-image.params.js';
import { CLEAN_PICTURE, MAX_REFERENCE_BYTES } from './clean-picture.js';
import type { PictureServices } from './image-vendor.js';

/** For vendors whose models differ: the number of reference pictures that a model accepts; 0: none. */
export const servesReferences =
  (most: (model: string) => number) =>
  (params: GenerateImageParams, { config }: { config: { model: string } }): boolean =>
    !isDrawnHere(params) && (params.reference_images ?? []).length <= most(config.model);

export const pngDataUrl = (base64: string): string => `data:image/png;base64,${base64}`;

/**
 * Returns the reference pictures as PNG in Base64.
 * @throws InvalidRequestError naming the address that is not a picture or cannot be fetched.
 */
export async function referenceImages(
  { reference_images: addresses = [] }: GenerateImageParams,
  call: CallContext & { uses: PictureServices },
): Promise<string[]> {
  return Promise.all(
    addresses.map(async (url, index) => {
      const clean = await fetchPicture(url, call);
      if (clean) return Buffer.from(clean).toString('base64');
      const message = 'is not a PNG, JPEG or WebP picture of at most 10 MB that can be fetched';
      throw new InvalidRequestError([{ path: `reference_images.${index}`, message }]);
    }),
  );
}

async function fetchPicture(
  url: string,
  { uses, signal, timeoutMs }: CallContext & { uses: PictureServices },
): Promise<Uint8Array | undefined> {
  try {
    const request = { url, headers: { accept: 'image/*' }, maxBytes: MAX_REFERENCE_BYTES, signal, timeoutMs };
    const { status, body } = await uses.outbound.request(request);
    if (status !== 200) return undefined;
    return (await uses.threads.run(CLEAN_PICTURE, signal, body, 'png'))?.bytes;
  } catch (error) {
    if (error instanceof OutboundError && !signal.aborted) return undefined;
    throw error;
  }
}
