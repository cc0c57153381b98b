import type { IndexableDocument } from '../documents/document.js';
import { type Passage, passagesOf } from '../documents/passages.js';
import { type DocumentTerms, documentTermsOf } from '../postings/document-terms.js';

/** A document with its passages and terms: everything that can be computed before the database is used. */
export interface PreparedDocument {
  readonly document: IndexableDocument;
  readonly passages: readonly Passage[];
  readonly terms: DocumentTerms;
}

/** Separates the headings of a stored passage, one per line. */
export const HEADING_SEPARATOR = '\n';

export function prepareDocument(document: IndexableDocument): PreparedDocument {
  const passages = passagesOf(document.blocks);
  return { document, passages, terms: documentTermsOf({ ...document, passages }) };
}
