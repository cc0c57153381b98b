/**
 * Converts a response to a page: detects its kind by content, extracts in worker threads, and detects responses
 * that are not pages (walls, gates, shells, dead pages). Depends on no provider and no capability. Main type:
 * {@link ExtractionPool}.
 */
export { readsLikeWall } from './block-detection/reads-like-wall.js';
export { findWall } from './block-detection/find-wall.js';
export { type ContentVerdict, contentKindOf, mediaTypeOf } from './extraction/content-kind.js';
export { blockText } from './extraction/content/block-text.js';
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
