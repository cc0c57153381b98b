import { DOCUMENTS, type StandInDocument } from './documents.js';

/** A document of the literature indexes. Each index has a different subset; they overlap. */
export interface StandInWork extends StandInDocument {
  doi: string;
  arxivId: string;
}

/** The documents as papers, best first. */
export const WORKS: readonly StandInWork[] = DOCUMENTS.map((document, index) => ({
  ...document,
  doi: `10.5555/tide.${index + 1}`,
  arxivId: `2604.0000${index + 1}`,
}));
