import { fieldsOf, type HttpRequest, listOf, numberOf, textOf } from '@capstan/kit';
import { cutText } from '@capstan/text-analysis';
import type { ImageCandidate } from '../../found-images.js';
import type { SearchImagesParams } from '../../search-images.params.js';

/** CirrusSearch rejects longer queries. */
const MAX_QUERY_LENGTH = 300;
/** Namespace of files. */
const FILES = 6;
/** Widths in which Wikimedia serves copies (https://www.mediawiki.org/wiki/Common_thumbnail_sizes): originals may have 100 MB. */
const WIDTHS = { usual: 1920, large: 3840 } as const;
/** Photos among drawings, scans and maps. */
const PHOTOS = 'filetype:bitmap filemime:jpeg';

/** Query string of `/w/api.php` for files with their licenses. */
export function toCommonsQuery(params: SearchImagesParams): HttpRequest['query'] {
  return {
    action: 'query',
    generator: 'search',
    gsrsearch: `${PHOTOS} ${widthOf(params)}${cutText(params.query.trim(), MAX_QUERY_LENGTH - PHOTOS.length - 20)}`,
    gsrnamespace: FILES,
    gsrlimit: params.max_results * 2,
    prop: 'imageinfo',
    iiprop: 'url|size|mime|extmetadata',
    iiurlwidth: params.min_width > WIDTHS.usual ? WIDTHS.large : WIDTHS.usual,
    iiextmetadatafilter: 'Artist|LicenseShortName|LicenseUrl|AttributionRequired|ImageDescription|ObjectName',
    iiextmetadatalanguage: params.language ?? 'en',
    format: 'json',
    formatversion: 2,
  };
}

const widthOf = ({ min_width: minWidth }: SearchImagesParams): string =>
  minWidth === 0 ? '' : `filew:>${minWidth - 1} `;

/** Parses the files; an answer without pages has none. */
export function fromCommons(body: unknown): ImageCandidate[] | null | undefined {
  const answer = fieldsOf(body);
  if (answer.query === undefined) return 'batchcomplete' in answer ? null : undefined;
  const pages = listOf(fieldsOf(answer.query).pages).map(fieldsOf);
  const rank = (page: Readonly<Record<string, unknown>>): number => numberOf(page.index) ?? Infinity;
  return pages
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap(({ imageinfo }) => {
      const file = fieldsOf(listOf(imageinfo)[0]);
      const stated = fieldsOf(file.extmetadata);
      const value = (name: string): string => textOf(fieldsOf(stated[name]).value);
      const license = value('LicenseShortName');
      // Without a license nothing is known about what it may be used for.
      if (license === '' || isRestricted(license)) return [];
      return [
        {
          imageUrl: file.thumburl ?? file.url,
          thumbnailUrl: file.thumburl,
          width: file.thumbwidth ?? file.width,
          height: file.thumbheight ?? file.height,
          alt: value('ImageDescription') || value('ObjectName'),
          creator: value('Artist'),
          source: 'Wikimedia Commons',
          pageUrl: file.descriptionurl,
          license,
          licenseUrl: value('LicenseUrl'),
          isCreditRequired: value('AttributionRequired') !== 'false',
        },
      ];
    });
}

/** Commons has free licenses only, but marks some files by what else forbids their use. */
const isRestricted = (license: string): boolean => /\b(?:NC|ND|fair use)\b/i.test(license);
