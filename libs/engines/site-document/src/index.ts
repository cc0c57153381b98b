/**
 * The typed document of a site (`site.json`): facts, pages, records, theme. Authors write and patch it, the renderer
 * makes pages of it. Pure functions: no disk, no network, no clock. Main types: {@link SiteDocument},
 * {@link validateDocument}, {@link patchDocument}, {@link Ledger}.
 */
export { diffDocuments, type DocumentChange, type DocumentDiff } from './changes/diff-documents.js';
export {
  type ImageSlot,
  IMAGE_SLOTS,
  imagesOf,
  imageSlots,
  keepImages,
  replaceImage,
  withImage,
} from './changes/image-places.js';
export { MAX_DOCUMENT_CHARACTERS } from './changes/json-limits.js';
export { type MergedDocument, mergeDocuments } from './changes/merge-documents.js';
export { migrateDocument } from './changes/migrate-document.js';
export { DocumentPatch, PatchOperation } from './changes/patch.js';
export { patchDocument } from './changes/patch-document.js';
export { valueAt } from './changes/paths-by-id.js';
export { pruneDocument } from './changes/prune-document.js';
export { restoreFacts } from './changes/restore-facts.js';
export { brokenConstraints } from './checks/constraints.js';
export type { DocumentFault } from './checks/fault.js';
export { type FactPlace, factsOnPages, unplacedFacts, visibleFactIds } from './checks/lookups.js';
export { copyTexts, type PlacedText, wordsOfFact } from './checks/texts.js';
export { type CheckedDocument, validateDocument } from './checks/validate-document.js';
export {
  type BookableSlots,
  type CollectionAccess,
  type CollectionSpec,
  DATA_SCHEMA_PATH,
  type DataSchema,
  type FieldSpec,
  type SlotsOfOptions,
} from './data-schema/data-schema.js';
export { documentJsonSchema } from './document-json-schema.js';
export { Ledger, LedgerEntry, Outcome } from './ledger/ledger.js';
export { ledgerFaults } from './ledger/ledger-faults.js';
export { uncoveredClauses } from './ledger/uncovered-clauses.js';
export {
  COMPONENT_IDS,
  COMPONENTS,
  type ComponentId,
  type ComponentSpec,
  componentOf,
} from './model/components.js';
export { Fact, type FactOf, type FactType, FACT_TYPES, type ItemTime } from './model/facts.js';
export { ImageRef } from './model/image.js';
export { Money } from './model/money.js';
export { WEEKDAYS, Weekday } from './model/names.js';
export { Action, Copy, Page, Section } from './model/pages.js';
export {
  RECORD_FIELD_TYPES,
  RecordAudience,
  RecordField,
  type RecordFieldType,
  RecordSchema,
  RecordView,
  type RecordViewOf,
} from './model/records.js';
export {
  type Constraint,
  DOCUMENT_VERSION,
  type Identity,
  type OpenPoint,
  SiteDocument,
} from './model/site-document.js';
export { Span } from './model/span.js';
export { Theme, THEMES, THEME_IDS, type ThemeId, TYPE_PAIRINGS } from './model/theme.js';
