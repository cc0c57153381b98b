import { fieldsOf, type HttpRequest, listOf, numberOf, type OutboundResponse, textOf } from '@capstan/kit';
import { cutText } from '@capstan/text-analysis';
import type { ImageCandidate } from '../../found-images.js';
import type { ImageOrientation, SearchImagesParams } from '../../search-images.params.js';

/** Openverse refuses longer queries. */
const MAX_QUERY_LENGTH = 200;
/** Results of a page without an account. */
const PAGE = 20;
/** In pixels: from this width on only what Openverse calls large. */
const LARGE = 1600;
/** These need no credit. */
const FREE_OF_CREDIT: ReadonlySet<string> = new Set(['cc0', 'pdm']);

const RATIOS: Record<ImageOrientation, string | undefined> = {
  any: undefined,
  landscape: 'wide',
  portrait: 'tall',
  square: 'square',
};

/** `GET /v1/images/` (https://api.openverse.org/v1/#tag/images/operation/images_search). */
export function toOpenverseRequest(params: SearchImagesParams, page: number): HttpRequest {
  return {
    path: '/v1/images/',
    query: {
      q: cutText(params.query.trim(), MAX_QUERY_LENGTH),
      category: 'photograph',
      license_type: 'commercial,modification',
      aspect_ratio: RATIOS[params.orientation],
      size: params.min_width >= LARGE ? 'large' : undefined,
      mature: false,
      page: page + 1,
      page_size: PAGE,
    },
  };
}

/** Parses the photos; `undefined` if the response has no list. */
export function fromOpenverse(body: unknown): ImageCandidate[] | undefined {
  const { results } = fieldsOf(body);
  if (!Array.isArray(results)) return undefined;
  return listOf(results).map((item) => {
    const photo = fieldsOf(item);
    const license = textOf(photo.license).toLowerCase();
    return {
      imageUrl: photo.url,
      thumbnailUrl: photo.thumbnail,
      width: photo.width,
      height: photo.height,
      alt: textOf(photo.title),
      creator: textOf(photo.creator),
      source: siteName(textOf(photo.source)),
      pageUrl: photo.foreign_landing_url,
      license: licenseName(license, textOf(photo.license_version)),
      licenseUrl: photo.license_url,
      isCreditRequired: !FREE_OF_CREDIT.has(license),
    };
  });
}

/** Whether there are further pages. */
export function hasMoreOfOpenverse(response: OutboundResponse): boolean {
  const { page, page_count: pages } = fieldsOf(response.json());
  return (numberOf(page) ?? 1) < (numberOf(pages) ?? 1);
}

/** The names that Creative Commons gives its licenses, e.g. `CC BY-SA 4.0`. */
function licenseName(code: string, version: string): string {
  if (code === 'pdm') return 'Public Domain';
  const name = code === 'cc0' ? 'CC0' : `CC ${code.toUpperCase()}`;
  return version === '' ? name : `${name} ${version}`;
}

/** `flickr`, `smithsonian_national_museum_of_natural_history`. */
const siteName = (source: string): string =>
  source
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
