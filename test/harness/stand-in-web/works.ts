import { DOCUMENTS, type StandInDocument } from './documents.js';

/** A document as literature indexes know it. Each index has its own part of them, and they overlap. */
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
