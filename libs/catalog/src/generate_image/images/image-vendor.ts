import {
  type ArtifactMediaType,
  type CallContext,
  OutboundClient,
  ProviderFailure,
  ReadingThreads,
  failureForStatus,
} from '@capstan/kit';
import { type GenerateImageParams, isDrawnHere } from '../generate-image.params.js';
import { kindOf } from '../kinds/choose-kind.js';
import { CLEAN_PICTURE, MAX_PICTURE_BYTES } from './clean-picture.js';
import { GeneratedImages, type Picture } from './generated-images.js';

/** A picture in a vendor's response: in Base64, as a data URL, or as a URL. */
export interface VendorImage {
  base64?: string;
  url?: string;
  seed?: number | null;
}

/** The services that declarations inject to read pictures. */
export interface PictureServices {
  outbound: OutboundClient;
  threads: ReadingThreads;
}

type PictureCall = CallContext & { uses: PictureServices; config: { model?: string | undefined } };

/** Shared parts of the declarations of image models, which read pictures of vendors. */
export const imageVendor = {
  uses: { outbound: OutboundClient, threads: ReadingThreads },
  maxRedirects: 0,
  supports: (params: GenerateImageParams): boolean =>
    !isDrawnHere(params) && !params.reference_images?.length,
  result: madeImages,
} as const;

/** For vendors that accept reference pictures. */
export const servesModelImages = (params: GenerateImageParams): boolean => !isDrawnHere(params);

/** For vendors that return one picture per request: one request for each. */
export const onePerRequest = {
  maxPages: ({ n }: GenerateImageParams): number => n,
  wanted: ({ n }: GenerateImageParams): number => n,
};

/** Fetches, checks and re-encodes the output of a vendor. Content that is not a picture is skipped, and not charged. */
async function madeImages(
  found: readonly VendorImage[],
  params: GenerateImageParams,
  call: PictureCall,
): Promise<GeneratedImages> {
  const pictures: Picture[] = [];
  for (const image of found.slice(0, params.n)) {
    const picture = await pictureOf(image, params, call);
    if (picture) pictures.push(picture);
  }
  if (pictures.length === 0)
    throw new ProviderFailure('upstream_error', 'the answer has no readable picture');
  return new GeneratedImages(kindOf(params), call.config.model ?? null, pictures);
}

async function pictureOf(
  image: VendorImage,
  { format }: GenerateImageParams,
  call: PictureCall,
): Promise<Picture | undefined> {
  const bytes = await bytesOf(image, call);
  if (!bytes || bytes.byteLength > MAX_PICTURE_BYTES) return undefined;
  const clean = await call.uses.threads.run(
    CLEAN_PICTURE,
    call.signal,
    bytes,
    format === 'svg' ? 'png' : format,
  );
  if (!clean) return undefined;
  const { width, height } = clean;
  const mediaType: ArtifactMediaType = `image/${clean.format}`;
  return { bytes: clean.bytes, mediaType, width, height, seed: seedOf(image), alt: null };
}

/** Vendors return seeds of any size and form. */
const seedOf = ({ seed }: VendorImage): number | null =>
  typeof seed === 'number' && Number.isSafeInteger(seed) && seed >= 0 ? seed : null;

const DATA_URL = /^data:image\/[a-z+.-]+;base64,/;

async function bytesOf({ base64, url }: VendorImage, call: PictureCall): Promise<Uint8Array | undefined> {
  const text = base64 ?? url ?? '';
  if (base64 !== undefined || DATA_URL.test(text.slice(0, 60)))
    return Buffer.from(text.replace(DATA_URL, ''), 'base64');
  if (!/^https?:\/\//.test(text)) return undefined;
  const response = await call.uses.outbound.request({
    url: text,
    headers: { accept: 'image/*' },
    maxBytes: MAX_PICTURE_BYTES,
    signal: call.signal,
    timeoutMs: call.timeoutMs,
  });
  const failure = failureForStatus(response);
  if (failure)
    throw new ProviderFailure('upstream_error', 'the picture could not be fetched', { cause: failure });
  return response.body;
}
