import {
  fieldsOf,
  type HttpRequest,
  listOf,
  numberOf,
  type OutboundResponse,
  ProviderFailure,
  textOf,
} from '@capstan/kit';
import { cutText } from '@capstan/text-analysis';
import type { ImageCandidate } from '../../found-images.js';
import type { ImageOrientation, SearchImagesParams } from '../../search-images.params.js';

const MAX_QUERY_LENGTH = 100;
/** The smallest page; fewer are refused. */
const MIN_PAGE = 3;
const MAX_PAGE = 200;
/** Longer side of `largeImageURL`; larger files need an agreement with Pixabay. */
export const PIXABAY_LARGEST = 1280;

const ORIENTATIONS: Record<ImageOrientation, string | undefined> = {
  any: undefined,
  landscape: 'horizontal',
  portrait: 'vertical',
  square: undefined,
};

/** `GET /api/` (https://pixabay.com/api/docs/#api_search_images). The key is in the query: there is no header for it. */
export function toPixabayRequest(params: SearchImagesParams, apiKey: string): HttpRequest {
  const wanted = params.orientation === 'square' ? MAX_PAGE : params.max_results * 2;
  return {
    path: '/api/',
    query: {
      key: apiKey,
      q: cutText(params.query.trim(), MAX_QUERY_LENGTH),
      lang: params.language,
      image_type: 'photo',
      safesearch: true,
      orientation: ORIENTATIONS[params.orientation],
      min_width: params.min_width === 0 ? undefined : params.min_width,
      per_page: Math.max(MIN_PAGE, wanted),
    },
  };
}

/** Parses the photos; `undefined` if the response has no list. */
export function fromPixabay(body: unknown): ImageCandidate[] | undefined {
  const { hits } = fieldsOf(body);
  if (!Array.isArray(hits)) return undefined;
  return listOf(hits).map((item) => {
    const photo = fieldsOf(item);
    return {
      imageUrl: photo.largeImageURL,
      thumbnailUrl: photo.previewURL,
      ...sizeOfFile(numberOf(photo.imageWidth), numberOf(photo.imageHeight)),
      alt: textOf(photo.tags),
      creator: textOf(photo.user),
      source: 'Pixabay',
      pageUrl: photo.pageURL,
      license: 'Pixabay Content License',
      licenseUrl: 'https://pixabay.com/service/license-summary/',
      isCreditRequired: false,
    };
  });
}

/** Pixabay states the size of the original, not of the file. */
function sizeOfFile(width: number | null, height: number | null): Pick<ImageCandidate, 'width' | 'height'> {
  if (width === null || height === null) return {};
  const factor = Math.min(1, PIXABAY_LARGEST / Math.max(width, height));
  return { width: width * factor, height: height * factor };
}

/** A bad key has status 400, with the reason as text. */
export function pixabayFailure(response: OutboundResponse): ProviderFailure | undefined {
  return response.status === 400 && /api key/i.test(response.text().slice(0, 500))
    ? new ProviderFailure('misconfigured', 'Pixabay rejects PIXABAY_API_KEY')
    : undefined;
}
