import { numberOf, plainText, webUrl } from '@capstan/parsing';
import { cutText } from '@capstan/text-analysis';
import type { ImageOrientation, SearchImagesParams } from './search-images.params.js';
import type { FoundImage, SearchImagesResult } from './search-images.result.js';

const MAX_ALT = 300;
const MAX_CREDIT = 200;
/** The largest page of any vendor; a longer response is hostile or broken. */
const MAX_CANDIDATES = 500;
/** How much wider than high a photo is that is still called square. */
const SQUARE = 1.1;

/** A photo as the vendor returns it. Texts may be HTML. */
export interface ImageCandidate {
  imageUrl: unknown;
  thumbnailUrl?: unknown;
  /** Size of the file `imageUrl` in pixels. */
  width?: unknown;
  height?: unknown;
  alt?: string;
  /** Who made it; empty if unknown. */
  creator: string;
  /** Name of the site that it is from. */
  source: string;
  pageUrl: unknown;
  license: string;
  licenseUrl?: unknown;
  isCreditRequired: boolean;
}

/**
 * Maps the vendor's photos in the vendor's order: only http(s) addresses, without duplicates, in the shape and width that
 * were asked for, at most `max_results`. A photo of unknown size is omitted where the size counts.
 */
export function toSearchImagesResult(
  candidates: readonly ImageCandidate[],
  params: SearchImagesParams,
): SearchImagesResult {
  const images = new Map<string, FoundImage>();
  for (const candidate of candidates.slice(0, MAX_CANDIDATES)) {
    if (images.size === params.max_results) break;
    const image = toFoundImage(candidate);
    if (image !== null && hasShape(image, params) && !images.has(image.image_url))
      images.set(image.image_url, image);
  }
  return { images: [...images.values()] };
}

function toFoundImage(candidate: ImageCandidate): FoundImage | null {
  const [file, page] = [webUrl(candidate.imageUrl), webUrl(candidate.pageUrl)];
  if (!file || !page) return null;
  const creator = cutText(plainText(candidate.creator), MAX_CREDIT);
  const license = cutText(plainText(candidate.license), MAX_CREDIT);
  const parts = candidate.isCreditRequired
    ? [creator, candidate.source, license]
    : [creator, candidate.source];
  return {
    image_url: file.href,
    thumbnail_url: webUrl(candidate.thumbnailUrl)?.href ?? null,
    width: pixels(candidate.width),
    height: pixels(candidate.height),
    alt: cutText(plainText(candidate.alt ?? ''), MAX_ALT),
    credit: { text: parts.filter((part) => part !== '').join(' / '), url: page.href },
    credit_required: candidate.isCreditRequired,
    license,
    license_url: webUrl(candidate.licenseUrl)?.href ?? null,
  };
}

const pixels = (value: unknown): number | null => {
  const number = numberOf(value);
  return number !== null && number > 0 ? Math.round(number) : null;
};

/** Vendors round or ignore what was asked for. */
function hasShape(
  { width, height }: FoundImage,
  { orientation, min_width: minWidth }: SearchImagesParams,
): boolean {
  if (width === null || height === null) return orientation === 'any' && minWidth === 0;
  return width >= minWidth && (orientation === 'any' || orientation === orientationOf(width, height));
}

function orientationOf(width: number, height: number): ImageOrientation {
  if (Math.max(width, height) / Math.min(width, height) <= SQUARE) return 'square';
  return width > height ? 'landscape' : 'portrait';
}

/** Base of the declarations of image vendors: they read candidates. */
export const imageVendor = {
  result: (candidates: readonly ImageCandidate[], params: SearchImagesParams): SearchImagesResult =>
    toSearchImagesResult(candidates, params),
  empty: (): SearchImagesResult => ({ images: [] }),
};
