import type { SourceType } from '../documents/collection.js';
import type { DocumentPart } from './document-parts.js';

/** A complete document of the index. */
export interface IndexedDocument {
  readonly url: string;
  readonly title: string;
  readonly publishedAt: Date | null;
  /** ISO 639-1, as declared by the document. */
  readonly language: string | null;
  readonly collection: string;
  readonly sourceType: SourceType;
  readonly parts: readonly DocumentPart[];
}
