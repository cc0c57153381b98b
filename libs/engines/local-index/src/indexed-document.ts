import type { SourceType } from './collection.js';
import type { DocumentPart } from './document-parts.js';

/** A document of the index, whole. */
export interface IndexedDocument {
  readonly url: string;
  readonly title: string;
  readonly publishedAt: Date | null;
  /** ISO 639-1, as the document declares it. */
  readonly language: string | null;
  readonly collection: string;
  readonly sourceType: SourceType;
  readonly parts: readonly DocumentPart[];
}
