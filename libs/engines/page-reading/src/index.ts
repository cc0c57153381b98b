/**
 * From the bytes of an answer to a page: kind by content, extraction in worker threads, recognition of all that is no
 * page (walls, gates, shells, dead pages). It knows no provider and no capability. Main type: {@link ExtractionPool}.
 */
export { readsLikeWall } from './block-detection/reads-like-wall.js';
export { findWall } from './block-detection/find-wall.js';
export { type ContentVerdict, contentKindOf, mediaTypeOf } from './extraction/content-kind.js';
export { blockText } from './extraction/content/block-text.js';
export { extractHtml } from './extraction/extract-html.js';
export { ExtractionPool } from './extraction/extraction.pool.js';
export type {
  ContentKind,
  ExtractedPage,
  Extraction,
  ExtractionJob,
  PageLink,
  PageMetadata,
  PageSettling,
} from './page/page.js';
export { PAGE_FORMATS, type PageFormat } from './page/page-format.js';
