import type { IndexableDocument } from '../document.js';
import { type Passage, passagesOf } from '../passages.js';
import { type DocumentTerms, documentTermsOf } from '../postings/document-terms.js';

/** A document cut into passages, with its terms: all that can be done before the database is asked. */
export interface PreparedDocument {
  readonly document: IndexableDocument;
  readonly passages: readonly Passage[];
  readonly terms: DocumentTerms;
}

/** Headings of a passage as they are stored, one a line. */
export const HEADING_SEPARATOR = '\n';

export function prepareDocument(document: IndexableDocument): PreparedDocument {
  const passages = passagesOf(document.blocks);
  return { document, passages, terms: documentTermsOf({ ...document, passages }) };
}
