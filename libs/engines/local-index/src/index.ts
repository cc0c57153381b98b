/**
 * Full-text search in the operator's documents, stored in PostgreSQL: indexes folders and sites, ranks documents,
 * and returns them whole (docs/adr/0002-one-way-imports.md). Depends on no capability. Main types: {@link
 * LocalIndex}, {@link IndexFolder}, {@link IndexSite}.
 */
export { CollectionNameTakenError, type CollectionSummary } from './documents/collection.js';
export type { DocumentPart } from './storage/document-parts.js';
export {
  type IndexedPath,
  indexAddressOf,
  isIndexAddress,
  parseIndexAddress,
} from './documents/index-address.js';
export type { IndexHit, IndexHits, IndexQuery, IndexRanking } from './search/index-query.js';
export type { IndexedDocument } from './storage/indexed-document.js';
export { IndexFolder, NotAFolderError } from './indexing/index-folder.js';
export type { IndexEvent, IndexRunOptions, IndexSummary } from './indexing/index-report.js';
export { IndexSite, type IndexSiteOptions, NotASiteError } from './indexing/index-site.js';
export { LocalIndex } from './local-index.js';
