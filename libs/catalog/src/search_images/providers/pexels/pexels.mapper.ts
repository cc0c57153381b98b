import { fieldsOf, type HttpRequest, listOf, textOf } from '@capstan/kit';
import type { ImageCandidate } from '../../found-images.js';
import type { SearchImagesParams } from '../../search-images.params.js';

/** Maximum of `per_page`. */
const MAX_PAGE = 80;

/**
 * `GET /v1/search` (https://www.pexels.com/api/documentation/#photos-search). A language needs a country there, and is
 * guessed otherwise.
 */
export function toPexelsRequest({
  query,
  orientation,
  max_results: wanted,
  min_width: minWidth,
}: SearchImagesParams): HttpRequest {
  return {
    path: '/v1/search',
    query: {
      query: query.trim(),
      orientation: orientation === 'any' ? undefined : orientation,
      // There is no parameter for a width: more of them, since some may be too narrow.
      per_page: Math.min(MAX_PAGE, minWidth === 0 ? wanted : wanted * 2),
    },
  };
}

/** Parses the photos; `undefined` if the response has no list. */
export function fromPexels(body: unknown): ImageCandidate[] | undefined {
  const { photos } = fieldsOf(body);
  if (!Array.isArray(photos)) return undefined;
  return listOf(photos).map((item) => {
    const photo = fieldsOf(item);
    const files = fieldsOf(photo.src);
    return {
      imageUrl: files.original,
      thumbnailUrl: files.medium,
      width: photo.width,
      height: photo.height,
      alt: textOf(photo.alt),
      creator: textOf(photo.photographer),
      source: 'Pexels',
      pageUrl: photo.url,
      license: 'Pexels License',
      licenseUrl: 'https://www.pexels.com/license/',
      isCreditRequired: false,
    };
  });
}
